import { dotPaths, riseOf } from "#app/drawing/dots.ts";
import { path, text } from "#app/drawing/marks.ts";
import { hexagon, type Point, segment, straightArrow } from "#app/drawing/path.ts";
import { asFile, type Diagram, type Mark, type Scene, sceneOf } from "#app/drawing/scene.ts";
import { thousands } from "#app/lib/format.ts";
import { ethereumSignature, signatures } from "#data/key-sizes.ts";
import { byteColors, dotsOf, pitches, type Stream, streamDots } from "./byte-rows.ts";

const APPROVERS = 3;
const approval = signatures.mlDsa65;
const onChain = ethereumSignature;
const offChainBytes = APPROVERS * approval.bytes;

type Side = Pick<Stream, "from" | "rows">;

/** The approvals below each other, and what the ledger takes, in dots of one size. */
function bytes(off: Side, gap: number, on: Side, pitch: number, screen: "wide" | "narrow"): string {
  const [approvalDots, ledgerDots] = [approval, onChain].map((sent) => dotsOf(sent.bytes, screen));
  const [x, y] = off.from;
  const approvals = Array.from({ length: APPROVERS }, (_, k) =>
    streamDots({
      from: [x, y + k * (off.rows * riseOf(pitch) + gap)],
      way: -1,
      rows: off.rows,
      pitch,
      parts: [{ bytes: approvalDots, color: byteColors.postQuantum }],
    }),
  );
  const parts = [{ bytes: ledgerDots, color: byteColors.classical }];
  return dotPaths([...approvals.flat(), ...streamDots({ ...on, way: -1, pitch, parts })]);
}

/** A line joins the signers. */
function signers(spots: readonly Point[], r: number): Mark[] {
  return [
    path(segment(...spots[0], ...spots[APPROVERS - 1]), { stroke: "muted", width: 1.5 }),
    path(spots.map(([x, y]) => hexagon(x, y, r)).join(""), { fill: "muted" }),
  ];
}

type Way = [x1: number, y1: number, x2: number, y2: number];

const arrows = (ways: readonly Way[]): Mark =>
  path(ways.map((way) => straightArrow(...way, 6)).join(""), { stroke: "muted", width: 1.5 });

function drawWide(): Scene {
  const [policy, chain, top, bottom] = [776, 1062, 84, 452];
  const [rows, pitch, gap] = [12, pitches.wide, 14];
  const block = rows * riseOf(pitch) + gap;
  const middle = top + 4 + 1.5 * block - gap / 2;
  const right = 1250;
  // The ledger's dots begin here, six of them in a row.
  const x = right - 5.5 * pitch - 4;
  // A signer across from each approval.
  const spots = [-1, 0, 1].map((k): Point => [920, middle + k * block]);
  const marks: Mark[] = [
    path(segment(policy, top, policy, bottom), { stroke: "ink", width: 6 }),
    arrows([
      ...spots.map(([to, y]): Way => [policy + 10, y, to - 30, y]),
      [950, middle, x - 14, middle],
    ]),
    ...signers(spots, 22),
    path(segment(chain, 40, chain, bottom), { stroke: "muted", width: 1.5, dash: "6 6" }),
    text(policy + 3, top - 16, "policy", { tone: "ink", anchor: "end" }),
    text(920, top - 16, "MPC signers", { tone: "ink", anchor: "middle" }),
    text(chain - 16, 36, "off chain", { anchor: "end" }),
    text(chain + 16, 36, "on chain"),
    text(0, 36, thousands(offChainBytes), { large: true, tone: "ink" }),
    text(0, 64, `bytes, ${APPROVERS} × ${approval.name}`),
    text(right, middle - 56, `${onChain.bytes}`, { large: true, tone: "accent", anchor: "end" }),
    text(right, middle - 28, "bytes, ECDSA", { tone: "accent", anchor: "end" }),
  ];
  const on: Side = { from: [x, middle - riseOf(pitch)], rows: 3 };
  const body = bytes({ from: [pitch / 3, top + 4], rows }, gap, on, pitch, "wide");
  return sceneOf(right, 464, marks, body);
}

function drawNarrow(): Scene {
  const [left, right, middle] = [24, 351, 187.5];
  const [rows, pitch, gap] = [7, pitches.narrow, 8];
  const top = 48;
  const policy = Math.round(top + APPROVERS * (rows * riseOf(pitch) + gap));
  const chain = policy + 100;
  const spots = [-1, 0, 1].map((k): Point => [middle + 70 * k, policy + 46]);
  const marks: Mark[] = [
    path(segment(left, policy, right, policy), { stroke: "ink", width: 4 }),
    arrows([
      ...spots.map(([x, y]): Way => [x, policy + 6, x, y - 18]),
      [middle, policy + 66, middle, chain + 20],
    ]),
    ...signers(spots, 14),
    path(segment(0, chain, 375, chain), { stroke: "muted", width: 1.5, dash: "5 5" }),
    text(left, 16, `${thousands(offChainBytes)} bytes,`, { tone: "ink" }),
    text(left, 34, `${APPROVERS} × ${approval.name}`),
    text(left, policy + 24, "policy", { tone: "ink" }),
    text(right, policy + 80, "MPC signers", { tone: "ink", anchor: "end" }),
    text(left, chain - 10, "off chain"),
    text(left, chain + 22, "on chain"),
    text(right, chain + 37, `${onChain.bytes} bytes, ECDSA`, { tone: "accent", anchor: "end" }),
  ];
  const on: Side = { from: [middle - 2 * pitch, chain + 32], rows: 1 };
  const body = bytes({ from: [left + pitch / 3, top], rows }, gap, on, pitch, "narrow");
  return sceneOf(375, chain + 56, marks, body);
}

export default asFile({
  title: `Three approvals of ${thousands(approval.bytes)} bytes stay off chain; one signature of ${onChain.bytes} bytes goes on chain, as dots`,
  finding:
    "The approvals stay off chain and are post-quantum, while the ledger still checks a classical signature.",
  scene: drawWide(),
  narrow: drawNarrow(),
} satisfies Diagram);
