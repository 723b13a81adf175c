import { thousands } from "#app/drawing/format.ts";
import { circle, mono, path } from "#app/drawing/marks.ts";
import { arrow, hexagon, type Point, segment } from "#app/drawing/path.ts";
import type { Figure, Mark } from "#app/drawing/scene.ts";
import { ethereumSignature, signatures } from "#app/engine/key-sizes/sizes.ts";

const APPROVERS = 3;
const CHAIN_X = 282;
const approver = (k: number): Point => [20, 40 + k * 50];
const POLICY: Point = [126, 90];
const SIGNERS: readonly Point[] = [
  [218, 58],
  [218, 122],
  [248, 90],
];

export default function buildTokenizationCustody(): Figure {
  const approval = signatures.mlDsa65;
  const onChain = ethereumSignature;
  const offChainBytes = APPROVERS * approval.bytes;
  const approvals = Array.from({ length: APPROVERS }, (_, k) => {
    const [x, y] = approver(k);
    return arrow([
      [x + 12, y],
      [POLICY[0] - 29, POLICY[1] + (y - POLICY[1]) * 0.16],
    ]);
  });
  const mesh = SIGNERS.map(([x, y], k) => segment(x, y, ...SIGNERS[(k + 1) % SIGNERS.length])).join(
    "",
  );
  const marks: Mark[] = [
    path(approvals.join(""), { stroke: "accent", width: 1.5 }),
    ...approvals.map((_, k) => circle(...approver(k), 8, { stroke: "ink", width: 1.2 })),
    mono(0, 16, "approvers", { tone: "ink" }),
    mono(0, 170, `${approval.name},`, { size: "s", tone: "accent" }),
    mono(0, 184, `${thousands(approval.bytes)} B each`, { size: "s", tone: "accent" }),
    path(hexagon(...POLICY, 27), { stroke: "ink", width: 1.2 }),
    mono(POLICY[0], POLICY[1] + 4, "policy", { anchor: "middle", tone: "ink" }),
    path(
      arrow([
        [POLICY[0] + 27, POLICY[1]],
        [196, POLICY[1]],
      ]),
      { stroke: "muted", width: 1 },
    ),
    path(mesh, { stroke: "quiet", width: 1 }),
    path(SIGNERS.map((spot) => hexagon(...spot, 13)).join(""), {
      fill: "ground",
      stroke: "ink",
      width: 1.2,
    }),
    mono(216, 158, "MPC signers", { anchor: "middle", tone: "ink" }),
    path(segment(CHAIN_X, 0, CHAIN_X, 190), { stroke: "quiet", width: 1, dash: "6 4" }),
    mono(CHAIN_X - 8, 16, "off chain", { anchor: "end", size: "s", tone: "quiet" }),
    mono(CHAIN_X + 8, 16, "on chain", { size: "s", tone: "quiet" }),
    path(
      arrow([
        [263, 90],
        [CHAIN_X + 22, 90],
      ]),
      { stroke: "muted", width: 1 },
    ),
    path(hexagon(CHAIN_X + 42, 90, 17), { fill: "quiet" }),
    mono(CHAIN_X + 42, 126, "ECDSA", { anchor: "middle", tone: "muted" }),
    mono(CHAIN_X + 42, 140, `${onChain.bytes} B`, { anchor: "middle", size: "s", tone: "quiet" }),
  ];
  return {
    title:
      "Reference architecture for custody: ML-DSA approvals off chain, MPC signing, ECDSA on chain",
    finding: "Approvals become post-quantum; the signature that the ledger checks stays classical.",
    caption: `A diagram with real sizes: with ${APPROVERS} approvers, as an example, ${thousands(offChainBytes)} bytes of ML-DSA-65 stay off chain, and ${onChain.bytes} bytes of ECDSA over secp256k1, as in an Ethereum transaction, go on chain. No signer holds the whole key.`,
    scene: { width: 360, height: 194, marks },
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
