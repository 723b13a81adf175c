import { type Node, nodes, port } from "#app/figures/flow.ts";
import { thousands } from "#app/figures/format.ts";
import { mono, path } from "#app/figures/marks.ts";
import { arrow, segment } from "#app/figures/path.ts";
import type { Figure, Mark } from "#app/figures/scene.ts";
import { ethereumSignature, signatures } from "#app/models/key-sizes.ts";

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

export function buildArchitecture(): Figure {
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
    kind: "diagram",
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

export default buildArchitecture();
