import { type Node, nodes, port } from "#app/drawing/flow.ts";
import { thousands } from "#app/drawing/format.ts";
import { mono, path } from "#app/drawing/marks.ts";
import { arrow, box, segment } from "#app/drawing/path.ts";
import type { Figure, Mark } from "#app/drawing/scene.ts";
import { ethereumSignature, signatures } from "#app/engine/key-sizes/sizes.ts";

const LANE = 190;
const client: Node = { x: 1, y: 26, w: 90, h: 44, lines: ["client"] };
const service: Node = { x: 135, y: 26, w: 90, h: 44, lines: ["service"] };
const inventory: Node = { x: 269, y: 26, w: 90, h: 44, lines: ["inventory"] };
const approvals: Node = {
  x: 1,
  y: 116,
  w: 122,
  h: 44,
  lines: ["approvals", "ML-DSA"],
  tone: "accent",
};
const signers: Node = { x: 237, y: 116, w: 122, h: 44, lines: ["MPC signers"] };
const ledger: Node = { x: 237, y: 222, w: 122, h: 44, lines: ["ledger", "ECDSA"] };

function architectureFigure(): Figure {
  const approval = `${thousands(signatures.mlDsa65.bytes)} B`;
  const onChain = `${ethereumSignature.bytes} B`;
  const flow = [
    arrow([port(client, "right", 3), port(service, "left", 3)]),
    arrow([
      [288, 73],
      [288, 113],
    ]),
    arrow([port(signers, "bottom", 3), port(ledger, "top", 3)]),
    arrow([[180, 73], [180, 92], [62, 92], port(approvals, "top", 3)]),
  ];
  const marks: Mark[] = [
    ...nodes([client, service, inventory, approvals, signers, ledger], { mono: true }),
    path(flow.join(""), { stroke: "muted", width: 1 }),
    path(segment(228, 48, 266, 48), { stroke: "quiet", width: 1, dash: "2 3" }),
    path(arrow([port(approvals, "right", 3), port(signers, "left", 3)]), {
      stroke: "accent",
      width: 1.5,
    }),
    mono(113, 18, "hybrid TLS", { anchor: "middle", size: "s", tone: "quiet" }),
    mono(180, 132, approval, { anchor: "middle", size: "s", tone: "accent" }),
    mono(282, 98, "keys", { anchor: "end", size: "s", tone: "quiet" }),
    path(segment(0, LANE, 360, LANE), { stroke: "quiet", width: 1, dash: "6 4" }),
    mono(0, LANE - 7, "off chain", { size: "s", tone: "quiet" }),
    mono(0, LANE + 16, "on chain", { size: "s", tone: "quiet" }),
    mono(290, LANE + 16, onChain, { anchor: "end", size: "s", tone: "quiet" }),
  ];
  return {
    title:
      "Custody architecture: hybrid TLS and ML-DSA approvals off chain, MPC signing, ECDSA on chain",
    finding: "What changes lies above the line; the ledger’s own signature does not.",
    caption: `A diagram. Above: hybrid TLS to the service, approvals signed with ML-DSA-65 (${approval} each), keys listed in the inventory and generated as shares. Below: the ledger takes ECDSA over secp256k1 (${onChain} on Ethereum), which is not post-quantum.`,
    scene: { width: 360, height: 270, marks },
    table: {
      columns: ["Part", "Side", "Protection"],
      rows: [
        ["Client to service", "off chain", "hybrid TLS, X25519MLKEM768"],
        ["Approvals", "off chain", `ML-DSA-65, ${approval}`],
        ["Inventory", "off chain", "lists every key and its algorithm"],
        ["MPC signers", "off chain", "no single holder of the key"],
        ["Ledger", "on chain", `ECDSA, ${onChain} on Ethereum, not post-quantum`],
      ],
    },
  };
}

const STAGES = ["inventory", "hybrid TLS", "approvals", "MPC keys", "cutover"];
const STEP = 71.8;
const LEFT = 0.5;
const BAR = 15;

/** The old path ends within the last stage, after the last new part carries traffic. */
const OLD_PATH_ENDS = STAGES.length - 0.4;

function resultFigure(): Figure {
  const x = (stage: number) => LEFT + stage * STEP;
  const end = x(STAGES.length);
  const row = (k: number) => 54 + k * 20;
  const inside = (stage: number, top: number) => [x(stage) + 5, top + 11] as const;
  const marks: Mark[] = [
    path(STAGES.map((_, k) => segment(x(k), 0, x(k), row(STAGES.length) + 2)).join(""), {
      stroke: "line",
      width: 1,
    }),
    path(box(x(0), 4, end - x(0), BAR), { fill: "accent" }),
    mono(...inside(0, 4), "service available, no gap", { size: "s", tone: "ground" }),
    path(box(x(0), 28, x(OLD_PATH_ENDS) - x(0), BAR), { stroke: "quiet", width: 1 }),
    mono(...inside(0, 28), "old path", { size: "s", tone: "quiet" }),
    path(STAGES.map((_, k) => box(x(k), row(k), end - x(k), BAR)).join(""), { fill: "muted" }),
    ...STAGES.map((name, k) => mono(...inside(k, row(k)), name, { size: "s", tone: "ground" })),
    path(
      arrow([
        [end, row(5) + 12],
        [x(0), row(5) + 12],
      ]),
      { stroke: "ink", width: 1 },
    ),
    mono(x(0), row(5) + 28, "a rollback at every stage", { size: "s", tone: "ink" }),
  ];
  return {
    title: "Staged cutover: the service stays available through all five stages",
    finding: "The old path stays until the last stage, so every stage can be rolled back.",
    caption: `The composed claim, a zero-downtime PQC migration, as its ${STAGES.length} stages; a plan, not a record. Widths are stages, not durations.`,
    scene: { width: 360, height: 192, marks },
    table: {
      columns: ["Stage", "New parts in service", "Old path", "Service"],
      rows: STAGES.map((name, k) => [
        name,
        STAGES.slice(0, k + 1).join(", "),
        k < STAGES.length - 1 ? "stays" : "retired after the cutover",
        "available",
      ]),
    },
  };
}

export default () => ({ architecture: architectureFigure(), result: resultFigure() });
