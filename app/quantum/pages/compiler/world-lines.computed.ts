import { toBasis } from "@adyakshar/quantum/circuit";
import { baselines } from "@adyakshar/quantum/compiler";
import { path, text } from "#app/drawing/marks.ts";
import { segment } from "#app/drawing/path.ts";
import { asFile, type FigureData, type Scene, sceneOf } from "#app/drawing/scene.ts";
import { ADDEND_BITS, device, ours, program, sabre, swapsOf } from "./adder-routings.ts";
import { drawWorldLines, type LinesLayout } from "./world-lines.ts";

/** The qubit that is marked, from the middle of the device. */
const MARKED_QUBIT = 5;

type StackLayout = Record<"width" | "left" | "length" | "rise", number> &
  Pick<LinesLayout, "isFine">;

const LANE_PITCH = 11;

/** Two routings one above the other, each as long as its circuit is deep; the longer one has `length`. */
function stack({ width, left, length, rise, isFine }: StackLayout): Scene {
  const unit = length / sabre.counts.depth;
  // The room right of the lines is for the name of the marked qubit.
  const room = width - 2 * left - length;
  const track = (routing: typeof ours, title: string, tone: "ink" | "accent", y: number) => {
    const { lines } = routing;
    const { twoQubit, depth } = routing.counts;
    const layout: LinesLayout = {
      at: (step, lane) => [left + (step * depth * unit) / lines.steps, y + lane * LANE_PITCH],
      width: isFine ? 1.2 : 2,
      isFine,
    };
    const [endX, endY] = layout.at(lines.steps, lines.lanes[MARKED_QUBIT][lines.steps]);
    return [
      ...drawWorldLines(lines, layout, MARKED_QUBIT),
      text(left, y - 26, `${title}: ${twoQubit} CX, depth ${depth}`, { tone }),
      text(endX + room, endY + 5, `q${MARKED_QUBIT}`, { tone: "accent", anchor: "end" }),
    ];
  };
  const top = 48;
  const second = top + rise;
  const saved = sabre.counts.depth - ours.counts.depth;
  return sceneOf(width, second + (program.qubits - 1) * LANE_PITCH + 12, [
    ...track(sabre, "SABRE in our compiler", "ink", top),
    ...track(ours, "ours", "accent", second),
    path(segment(left + ours.counts.depth * unit, second, left + length, second), {
      stroke: "accent",
      width: 2,
      dash: "2 4",
    }),
    text(left + length, second - 26, `−${saved} steps`, { tone: "accent", anchor: "end" }),
  ]);
}

const { asWritten, naive, sabre: textbook } = baselines(toBasis(program, "cx"), device);
const swaps = { ours: swapsOf(ours.lines), sabre: swapsOf(sabre.lines) };
const addedSwaps = ({ twoQubit }: typeof ours.counts) => (twoQubit - asWritten.twoQubit) / 3;

export default asFile({
  title: `The qubits of one program as lines over the lanes of a device: ${swaps.sabre} SWAPs by SABRE, ${swaps.ours} by ours`,
  finding:
    swaps.ours === swaps.sabre
      ? `Both routers make ${swaps.ours} swaps, but later passes absorb more of ours.`
      : `Our router makes ${swaps.ours} swaps where SABRE makes ${swaps.sabre}, and later passes absorb more of ours.`,
  caption: `The program is the carry adder of Cuccaro et al. (quant-ph/0410184) for two numbers of ${ADDEND_BITS} bits, on a line of as many qubits as it has. Each lane is a qubit of the device and each line a qubit of the program; a link between two lines is a gate. Each drawing is as long as its circuit is deep, its gates spread evenly. SABRE takes the place of our router and picks its own starting order; all else, trials and seed included, is the compiler’s default. The passes after the router fuse SWAPs with the gates beside them.`,
  scene: stack({ width: 1250, left: 0, length: 1208, rise: 176, isFine: false }),
  narrow: stack({ width: 375, left: 24, length: 300, rise: 176, isFine: true }),
  table: {
    columns: ["Circuit", "CX", "SWAPs", "Depth"],
    rows: [
      ["As written, any pair coupled", asWritten, 0] as const,
      ["Naive routing", naive, addedSwaps(naive)] as const,
      ["A textbook SABRE router", textbook, addedSwaps(textbook)] as const,
      ["SABRE in our compiler", sabre.counts, swaps.sabre] as const,
      ["Our compiler", ours.counts, swaps.ours] as const,
    ].map(([name, { twoQubit, depth }, count]) => [name, `${twoQubit}`, `${count}`, `${depth}`]),
  },
} satisfies FigureData);
