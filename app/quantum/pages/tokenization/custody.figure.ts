import { riseOf } from "#app/figures/dots.ts";
import { thousands } from "#app/figures/format.ts";
import { mono, path, text } from "#app/figures/marks.ts";
import { arrow, hexagon, type Point, segment } from "#app/figures/path.ts";
import { type Figure, type Mark, type Scene, sceneOf } from "#app/figures/scene.ts";
import { ethereumSignature, signatures } from "#app/models/key-sizes.ts";
import { byteColors, bytesInRow, dottedGroup, dottedLine } from "./byte-rows.ts";

export const APPROVERS = 3;
const approval = signatures.mlDsa65;
const onChain = ethereumSignature;
const offChainBytes = APPROVERS * approval.bytes;

interface Ribbon {
  bytes: number;
  color: string;
  rows: number;
  pitch: number;
  /** A place, by how far it is along the way and how far across, in pixels of the ribbon. */
  at: (along: number, across: number) => Point;
}

/** Bytes on a way that may bend, a dot for each, the first in front. */
function ribbonLines({ bytes, color, rows, pitch, at }: Ribbon): string[] {
  return Array.from({ length: rows }, (_, row) => {
    const count = bytesInRow(0, bytes, row, rows);
    const points = Array.from({ length: 25 }, (_, k): Point => {
      const along = ((row % 2) / 2 + ((count - 0.75) * k) / 24) * pitch;
      return at(along, row * riseOf(pitch));
    });
    return dottedLine(points, count, color);
  });
}

/** From 0 to 1 over the first part of the way, level at both ends. */
function ease(along: number, over: number): number {
  const t = Math.min(1, Math.max(0, along / over));
  return t * t * (3 - 2 * t);
}

/** Three approvals that close up on their way to the policy. */
function approvalLines(
  rows: number,
  pitch: number,
  gap: number,
  over: number,
  to: (along: number, across: number) => Point,
) {
  const thick = rows * riseOf(pitch);
  return Array.from({ length: APPROVERS }, (_, k) => {
    const middle = (APPROVERS - 1) / 2;
    return ribbonLines({
      bytes: approval.bytes,
      color: byteColors.postQuantum,
      rows,
      pitch,
      at: (along, across) =>
        to(along, (k - APPROVERS / 2) * thick + across + (k - middle) * gap * ease(along, over)),
    });
  }).flat();
}

function signers(spots: readonly Point[], r: number): Mark[] {
  const mesh = spots.map(([x, y], k) => segment(x, y, ...spots[(k + 1) % spots.length])).join("");
  return [
    path(mesh, { stroke: "muted", width: 1.5 }),
    path(spots.map(([x, y]) => hexagon(x, y, r)).join(""), { fill: "muted" }),
  ];
}

function wide(): Scene {
  const [policy, chain, middle] = [812, 1150, 330];
  const [rows, pitch, gap] = [26, 6.2, 52];
  const half = (APPROVERS * rows * riseOf(pitch)) / 2;
  const ledger = { rows: 5, pitch: 10, x: chain + 30 };
  const body =
    dottedGroup(
      approvalLines(rows, pitch, gap, 560, (along, across) => [
        policy - 16 - along,
        middle + across,
      ]),
      pitch,
    ) +
    dottedGroup(
      ribbonLines({
        bytes: onChain.bytes,
        color: byteColors.classical,
        rows: ledger.rows,
        pitch: ledger.pitch,
        at: (along, across) => [ledger.x + along, middle - 2 * riseOf(ledger.pitch) + across],
      }),
      ledger.pitch,
    );
  const spots: Point[] = [
    [920, middle - 64],
    [920, middle + 64],
    [1024, middle],
  ];
  const marks: Mark[] = [
    path(segment(policy, middle - half, policy, middle + half), { stroke: "ink", width: 6 }),
    path(
      spots
        .slice(0, 2)
        .map(([x, y]) =>
          arrow(
            [
              [policy + 10, y],
              [x - 36, y],
            ],
            6,
          ),
        )
        .join("") +
        arrow(
          [
            [1060, middle],
            [ledger.x - 14, middle],
          ],
          6,
        ),
      { stroke: "muted", width: 1.5 },
    ),
    ...signers(spots, 28),
    path(segment(chain, 40, chain, 620), { stroke: "muted", width: 1.5, dash: "6 6" }),
    mono(policy, middle - half - 16, "policy", { tone: "ink", anchor: "middle" }),
    mono(966, middle + 132, "MPC signers", { tone: "ink", anchor: "middle" }),
    mono(chain - 16, 56, "off chain", { tone: "muted", anchor: "end" }),
    mono(chain + 16, 56, "on chain", { tone: "muted" }),
    text(96, 56, thousands(offChainBytes), { size: "l", tone: "ink" }),
    mono(268, 56, `bytes, ${APPROVERS} × ${approval.name}`, { tone: "muted" }),
    text(ledger.x - 4, middle - 52, `${onChain.bytes}`, { size: "l", tone: "accent" }),
    mono(ledger.x + 72, middle - 52, "bytes", { tone: "accent" }),
    mono(ledger.x - 4, middle + 56, "ECDSA", { tone: "accent" }),
  ];
  return sceneOf(1440, 640, marks, body);
}

function narrow(): Scene {
  const [rows, pitch, gap] = [35, 3.4, 10];
  const top = 50;
  const length = Math.ceil(approval.bytes / rows) * pitch;
  const policy = top + length + 14;
  const half = (APPROVERS * rows * riseOf(pitch)) / 2;
  const chain = policy + 132;
  const middle = 187.5;
  const ledger = { rows: 5, pitch: 5, y: chain + 22 };
  const body =
    dottedGroup(
      approvalLines(rows, pitch, gap, 300, (along, across) => [
        middle + across,
        policy - 10 - along,
      ]),
      pitch,
    ) +
    dottedGroup(
      ribbonLines({
        bytes: onChain.bytes,
        color: byteColors.classical,
        rows: ledger.rows,
        pitch: ledger.pitch,
        at: (along, across) => [middle - 2 * riseOf(ledger.pitch) + across, ledger.y + along],
      }),
      ledger.pitch,
    );
  const spots: Point[] = [
    [middle - 44, policy + 44],
    [middle + 44, policy + 44],
    [middle, policy + 86],
  ];
  const marks: Mark[] = [
    path(segment(middle - half, policy, middle + half, policy), { stroke: "ink", width: 4 }),
    path(
      spots
        .slice(0, 2)
        .map(([x, y]) =>
          arrow([
            [x, policy + 6],
            [x, y - 18],
          ]),
        )
        .join("") +
        arrow([
          [middle, policy + 102],
          [middle, ledger.y - 6],
        ]),
      { stroke: "muted", width: 1.5 },
    ),
    ...signers(spots, 14),
    path(segment(0, chain, 375, chain), { stroke: "muted", width: 1.5, dash: "5 5" }),
    mono(20, 16, `${thousands(offChainBytes)} bytes,`, { tone: "ink" }),
    mono(20, 34, `${APPROVERS} × ${approval.name}`, { tone: "muted" }),
    mono(20, policy + 24, "policy", { tone: "ink" }),
    mono(355, policy + 24, "MPC", { tone: "ink", anchor: "end" }),
    mono(355, policy + 42, "signers", { tone: "ink", anchor: "end" }),
    mono(20, chain - 10, "off chain", { tone: "muted" }),
    mono(20, chain + 22, "on chain", { tone: "muted" }),
    mono(355, ledger.y + 30, `${onChain.bytes} bytes,`, { tone: "accent", anchor: "end" }),
    mono(355, ledger.y + 48, "ECDSA", { tone: "accent", anchor: "end" }),
  ];
  return sceneOf(375, Math.ceil(ledger.y) + 70, marks, body);
}

/** Three approvals as large as they are, and what reaches the ledger. */
export function buildTokenizationCustody(): Figure {
  return {
    kind: "diagram",
    title: `Three approvals of ${thousands(approval.bytes)} bytes stay off chain; one signature of ${onChain.bytes} bytes goes on chain; a dot for each byte`,
    finding: `${thousands(offChainBytes)} post-quantum bytes approve a transfer off chain; the ledger still checks ${onChain.bytes} classical ones.`,
    caption: `Every dot is one byte. With ${APPROVERS} approvers, as an example, ${thousands(offChainBytes)} bytes of ML-DSA-65 stay off chain, and ${onChain.bytes} bytes of ECDSA over secp256k1, as in an Ethereum transaction, go on chain. No signer holds the whole key.`,
    scene: wide(),
    narrow: narrow(),
    table: {
      columns: ["Step", "Side", "Signature", "Bytes"],
      rows: [
        [`${APPROVERS} approvals`, "off chain", approval.name, thousands(offChainBytes)],
        ["Policy check", "off chain", "–", "–"],
        ["Joint signing by MPC", "off chain", "key shares, never joined", "–"],
        ["Transaction", "on chain", onChain.name, `${onChain.bytes}`],
      ],
    },
  };
}

export default buildTokenizationCustody();
