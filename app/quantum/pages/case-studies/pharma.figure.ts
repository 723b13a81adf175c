import { type Node, nodes, port } from "#app/figures/flow.ts";
import { mono, path } from "#app/figures/marks.ts";
import { arrow, polyline, segment } from "#app/figures/path.ts";
import type { Figure, Mark } from "#app/figures/scene.ts";

const queue: Node = { x: 1, y: 1, w: 82, h: 40, lines: ["queue"] };
const space: Node = { x: 121, y: 1, w: 94, h: 40, lines: ["active", "space"] };
const surrogate: Node = { x: 253, y: 1, w: 90, h: 40, lines: ["surrogate"] };
const result: Node = { x: 1, y: 82, w: 82, h: 40, lines: ["result"], tone: "accent" };
const cache: Node = { x: 121, y: 164, w: 94, h: 40, lines: ["cache"] };
const solver: Node = { x: 253, y: 164, w: 90, h: 40, lines: ["GPU solver"] };
const GATE_X = 298;
const GATE_Y = 102;
const LOG_Y = 236;

export function buildArchitecture(): Figure {
  const gate = polyline(
    [
      [GATE_X, GATE_Y - 26],
      [GATE_X + 40, GATE_Y],
      [GATE_X, GATE_Y + 26],
      [GATE_X - 40, GATE_Y],
    ],
    true,
  );
  const flow = [
    arrow([port(queue, "right", 3), port(space, "left", 3)]),
    arrow([port(space, "right", 3), port(surrogate, "left", 3)]),
    arrow([port(surrogate, "bottom", 3), [GATE_X, GATE_Y - 29]]),
    arrow([[GATE_X, GATE_Y + 29], port(solver, "top", 3)]),
    arrow([port(solver, "left", 3), port(cache, "right", 3)]),
    arrow([port(cache, "left", 3), [42, 184], port(result, "bottom", 3)]),
    arrow([port(solver, "right", 3), [355, 184], [355, 21], port(surrogate, "right", 3)]),
  ];
  const drops = [42, 168, 298].map((x) => segment(x, LOG_Y - 4, x, LOG_Y + 4)).join("");
  const marks: Mark[] = [
    ...nodes([queue, { ...space, lines: ["active space"] }, surrogate, result, cache, solver], {
      mono: true,
      size: "m",
    }),
    path(flow.join(""), { stroke: "muted", width: 1 }),
    path(arrow([[GATE_X - 43, GATE_Y], port(result, "right", 3)]), {
      stroke: "accent",
      width: 1.5,
    }),
    path(gate, { stroke: "accent", width: 1.5 }),
    mono(GATE_X, GATE_Y + 4, "gate", { anchor: "middle", tone: "accent" }),
    mono(168, GATE_Y - 8, "accepted", { anchor: "middle", size: "s", tone: "quiet" }),
    mono(GATE_X - 8, 149, "or audited", { anchor: "end", size: "s", tone: "quiet" }),
    mono(347, 149, "train", { anchor: "end", size: "s", tone: "quiet" }),
    path(segment(0, LOG_Y, 360, LOG_Y) + drops, { stroke: "quiet", width: 1 }),
    mono(0, LOG_Y + 17, "provenance log of every step", {
      size: "s",
      tone: "quiet",
    }),
  ];
  return {
    kind: "diagram",
    title:
      "Screening pipeline with a surrogate model, an uncertainty gate and a GPU solver behind it",
    finding:
      "The surrogate answers only what passes the gate; the solver computes the rest and a random part of what passed.",
    caption:
      "A diagram. The gate asks for a small ensemble spread and a small distance from the training data; what it turns away, and a random audit of what it accepts, goes to the GPU solver, whose results are cached and join the training set. Every step writes to the provenance log.",
    scene: { width: 360, height: 258, marks },
    table: {
      columns: ["Part", "Leads to"],
      rows: [
        ["Queue", "active-space selection"],
        ["Active-space selection", "surrogate"],
        ["Surrogate", "gate: spread and distance"],
        ["Gate, accepted", "result, and a random audit to the solver"],
        ["Gate, turned away", "GPU solver"],
        ["GPU solver", "cache and result; training data for the surrogate"],
        ["Provenance log", "records every step"],
      ],
    },
  };
}

export default buildArchitecture();
