import { mono } from "#app/figures/marks.ts";
import type { Figure, Scene } from "#app/figures/scene.ts";
import { sceneOf } from "#app/figures/scene.ts";
import { braid, published, QUBITS, swapsOf } from "./braid.ts";
import { type BraidFrame, drawBraid } from "./draw-braid.ts";

/** The qubit that is marked: from the middle, so that its way leads over the whole device. */
const MARKED = 5;
/** The CX of Park and Ahn’s construction for a line. */
const BY_HAND = QUBITS ** 2 + QUBITS - 4;

type Braid = ReturnType<typeof braid>;
type Router = keyof Braid["lines"];
type Cost = Braid["counts"]["ours"];

/** As they are drawn: from the most SWAPs to the fewest. */
function tracks({ lines, counts }: Braid) {
  const named: readonly [Router, string, Cost][] = [
    ["naive", "naive routing", counts.naive],
    ["sabre", "SABRE", counts.optimizedSabre],
    ["ours", "ours", counts.ours],
  ];
  return named.map(([router, name, { twoQubit, depth }]) => ({
    name,
    cx: twoQubit,
    depth,
    /** Its share of the longest. */
    share: depth / counts.naive.depth,
    lines: lines[router],
    swaps: swapsOf(lines[router]),
    tone: router === "ours" ? ("accent" as const) : ("ink" as const),
  }));
}

/** Time to the right, one above the other; each as long as its depth. */
function wide(drawn: Braid): Scene {
  const [right, pitch, rise] = [1200, 15, 228];
  const marks = tracks(drawn).flatMap(({ name, cx, depth, share, lines, tone }, k) => {
    const top = 48 + k * rise;
    const unit = (right * share) / lines.steps;
    const frame: BraidFrame = {
      at: (step, lane) => [step * unit, top + lane * pitch],
      before: 0,
      width: 2,
    };
    const [x, y] = frame.at(lines.steps, lines.lanes[MARKED][lines.steps]);
    return [
      ...drawBraid(lines, frame, MARKED),
      mono(0, top - 26, `${name}: ${cx} CX, depth ${depth}`, { tone }),
      mono(x + 12, y + 5, `q${MARKED}`, { tone: "accent" }),
    ];
  });
  return sceneOf(1250, 48 + 2 * rise + (QUBITS - 1) * pitch + 12, marks);
}

/** Time downward, side by side. */
function narrow(drawn: Braid): Scene {
  const [top, bottom, pitch, width] = [84, 300, 8, 118];
  const marks = tracks(drawn).flatMap(({ name, lines, cx, depth, share, tone }, k) => {
    const left = 24 + k * width;
    const unit = ((bottom - top) * share) / lines.steps;
    const frame: BraidFrame = {
      at: (step, lane) => [left + lane * pitch, top + step * unit],
      before: 1,
      width: 1.2,
    };
    const words = [name.split(" ")[0], `${cx} CX`, `depth ${depth}`];
    return [
      ...drawBraid(lines, frame, MARKED),
      ...words.map((word, row) => mono(left, 16 + row * 20, word, { tone })),
    ];
  });
  return sceneOf(375, bottom + 12, marks);
}

/** One program on one line of qubits, routed three times, to one scale of depth. */
export function buildBraid(): Figure {
  const drawn = braid();
  const { counts } = drawn;
  const [naive, sabre, ours] = tracks(drawn).map(({ swaps }) => swaps);
  return {
    title: `The qubits of one program as lines over the lanes of a device: ${naive} SWAPs by naive routing, ${sabre} by SABRE, ${ours} by ours`,
    finding: `Our router makes ${ours} SWAPs, SABRE ${sabre}. More of ours run at once, so the depth is ${counts.ours.depth}, not ${counts.optimizedSabre.depth}.`,
    caption: `The program is a quantum Fourier transform of ${QUBITS} qubits on a line of ${QUBITS}, its bits left in reversed order. Each lane is a qubit of the device and each line a qubit of the program; a link between two lines is a gate. Each drawing is as long as its circuit is deep, its gates spread evenly. SABRE replaces our router and picks its own starting order; all else, trials included, is equal. Without the passes after it our router is often worse than SABRE, as the negative result on the research page shows. The compiler fuses SWAPs with the gates beside them, so that most add one CX and not three. Constructions without SWAPs have fewer CX still; the table gives that of Park and Ahn (doi 10.1038/s41598-023-35625-3) and that of Klaver et al. (arXiv 2408.10907) by their authors’ counts.`,
    scene: wide(drawn),
    narrow: narrow(drawn),
    table: {
      columns: ["Circuit", "CX", "SWAPs", "Depth"],
      rows: [
        [
          "As written, without the final SWAPs, any pair coupled",
          `${counts.asWritten.twoQubit}`,
          "0",
          `${counts.asWritten.depth}`,
        ],
        ["Naive routing", `${counts.naive.twoQubit}`, `${naive}`, `${counts.naive.depth}`],
        [
          "A textbook SABRE router",
          `${counts.sabre.twoQubit}`,
          `${(counts.sabre.twoQubit - counts.asWritten.twoQubit) / 3}`,
          `${counts.sabre.depth}`,
        ],
        [
          "SABRE in our router’s place, all else equal",
          `${counts.optimizedSabre.twoQubit}`,
          `${sabre}, fused`,
          `${counts.optimizedSabre.depth}`,
        ],
        ["Our router", `${counts.ours.twoQubit}`, `${ours}, fused`, `${counts.ours.depth}`],
        ["Without SWAPs, after Park and Ahn", `${BY_HAND}`, "0", "not counted"],
        ["Without SWAPs, after Klaver et al.", `${published.cx}`, "0", `${published.depth}`],
        ["Without SWAPs, ours", `${counts.ladder.twoQubit}`, "0", `${counts.ladder.depth}`],
      ],
    },
  };
}

export default buildBraid();
