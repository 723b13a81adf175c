import { mono } from "#app/figures/marks.ts";
import type { Figure, Mark, Scene } from "#app/figures/scene.ts";
import { sceneOf } from "#app/figures/scene.ts";
import { drawWorldLines, type LinesFrame } from "./draw-world-lines.ts";
import { published, QUBITS, routeQft, swapsOf } from "./qft-routings.ts";

/** The qubit that is marked: from the middle, so that its way leads over the whole device. */
const MARKED = 5;
/** The CX of Park and Ahn’s construction for a line. */
const BY_HAND = QUBITS ** 2 + QUBITS - 4;

type Routings = ReturnType<typeof routeQft>;
type Router = keyof Routings["lines"];
type Cost = Routings["counts"]["ours"];

type Track = ReturnType<typeof tracks>[number];

/** As they are drawn: from the most SWAPs to the fewest. */
function tracks({ lines, counts }: Routings) {
  const named: readonly [Router, string, Cost][] = [
    ["naive", "naive routing", counts.naive],
    ["sabre", "SABRE in our compiler", counts.optimizedSabre],
    ["ours", "ours", counts.ours],
  ];
  return named.map(([router, name, { twoQubit, depth }]) => ({
    name,
    cx: twoQubit,
    depth,
    lines: lines[router],
    swaps: swapsOf(lines[router]),
    tone: router === "ours" ? ("accent" as const) : ("ink" as const),
  }));
}

type Layout = Record<"width" | "left" | "length" | "pitch" | "rise" | "top", number>;

/** Time to the right, one above the other; each as long as its depth, the first `length`. */
function stack(drawn: readonly Track[], layout: Layout, notes: Mark[] = []): Scene {
  const { width, left, length, pitch, rise, top: first } = layout;
  const marks = drawn.flatMap(({ name, cx, depth, lines, tone }, k) => {
    const top = first + k * rise;
    const unit = (length * depth) / drawn[0].depth / lines.steps;
    const frame: LinesFrame = {
      at: (step, lane) => [left + step * unit, top + lane * pitch],
      width: pitch / 7.5,
    };
    const [x, y] = frame.at(lines.steps, lines.lanes[MARKED][lines.steps]);
    return [
      ...drawWorldLines(lines, frame, MARKED),
      mono(left, top - 26, `${name}: ${cx} CX, depth ${depth}`, { tone }),
      mono(x + 12, y + 5, `q${MARKED}`, { tone: "accent" }),
    ];
  });
  const bottom = first + (drawn.length - 1) * rise + (QUBITS - 1) * pitch + 12;
  return sceneOf(width, bottom, [...notes, ...marks]);
}

const row = (name: string, { twoQubit, depth }: Cost, swaps: number | string) => [
  name,
  `${twoQubit}`,
  `${swaps}`,
  `${depth}`,
];

/** One program on one line of qubits, routed three times, to one scale of depth. */
export function buildWorldLines(): Figure {
  const drawn = routeQft();
  const { counts } = drawn;
  const all = tracks(drawn);
  const [naive, sabre, ours] = all.map(({ swaps }) => swaps);
  const { twoQubit, depth } = counts.naive;
  const addedSwaps = (counts.sabre.twoQubit - counts.asWritten.twoQubit) / 3;
  // A phone draws the two that the headline compares.
  const note = mono(24, 16, `naive, not drawn: ${twoQubit} CX, depth ${depth}`, { tone: "quiet" });
  return {
    title: `The qubits of one program as lines over the lanes of a device: ${naive} SWAPs by naive routing, ${sabre} by SABRE, ${ours} by ours`,
    finding: `Our router makes ${ours} exchanges (SWAPs), SABRE ${sabre}. More of ours run at once.`,
    caption: `The program is a quantum Fourier transform of ${QUBITS} qubits on a line of ${QUBITS}, its bits left in reversed order. Each lane is a qubit of the device and each line a qubit of the program; a link between two lines is a gate. Each drawing is as long as its circuit is deep, its gates spread evenly. In the drawing named after it SABRE replaces our router and picks its own starting order; all else, trials included, is equal. Without the passes after it our router is often worse than SABRE, as the negative result on the research page shows. The compiler fuses SWAPs with the gates beside them, so that most add one CX and not three. Constructions without SWAPs have fewer CX still, and our compiler returns its own, the last row; the table gives that of Park and Ahn (doi 10.1038/s41598-023-35625-3) and that of Klaver et al. (arXiv 2408.10907) by their authors’ counts.`,
    scene: stack(all, { width: 1250, left: 0, length: 1200, pitch: 15, rise: 228, top: 48 }),
    narrow: stack(
      all.slice(1),
      { width: 375, left: 24, length: 300, pitch: 11, rise: 178, top: 80 },
      [note],
    ),
    table: {
      columns: ["Circuit", "CX", "SWAPs", "Depth"],
      rows: [
        row("As written, without the final SWAPs, any pair coupled", counts.asWritten, 0),
        row("Naive routing", counts.naive, naive),
        row("A textbook SABRE router", counts.sabre, addedSwaps),
        row("SABRE in our compiler", counts.optimizedSabre, `${sabre}, fused`),
        row("Our router", counts.ours, `${ours}, fused`),
        ["Without SWAPs, after Park and Ahn", `${BY_HAND}`, "0", "not counted"],
        ["Without SWAPs, after Klaver et al.", `${published.cx}`, "0", `${published.depth}`],
        row("Without SWAPs, ours", counts.ladder, 0),
      ],
    },
  };
}

export default buildWorldLines();
