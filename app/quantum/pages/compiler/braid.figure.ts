import { mono } from "#app/figures/marks.ts";
import type { Figure, Scene } from "#app/figures/scene.ts";
import { sceneOf } from "#app/figures/scene.ts";
import { braid, movesOf, QUBITS, swapsOf } from "./braid.ts";
import { type BraidFrame, drawBraid } from "./draw-braid.ts";

/** The qubit that is marked: from the middle, so that its way leads over the whole device. */
const MARKED = 5;
const PAIRS = (QUBITS * (QUBITS - 1)) / 2;
/** The CX of Park and Ahn’s construction for a line. */
const BY_HAND = QUBITS ** 2 + QUBITS - 4;

type Braid = ReturnType<typeof braid>;

/** Time to the right, one above the other. */
function wide({ lines: { naive, ours } }: Braid): Scene {
  const [left, right] = [96, 1316];
  const unit = (right - left) / naive.steps;
  const pitch = 24;
  const frame = (top: number): BraidFrame => ({
    at: (step, lane) => [left + step * unit, top + lane * pitch],
    before: left / unit,
    width: 2.4,
  });
  const tops = { naive: 58, ours: 424 };
  const end = (top: number, { lanes, steps }: typeof naive) =>
    mono(left + steps * unit + 12, top + lanes[MARKED][steps] * pitch + 5, `q${MARKED}`, {
      tone: "accent",
    });
  return sceneOf(1440, 710, [
    ...drawBraid(naive, frame(tops.naive), MARKED),
    ...drawBraid(ours, frame(tops.ours), MARKED),
    mono(left, 24, `naive routing: ${swapsOf(naive)} SWAPs, ${naive.steps} steps`, {
      tone: "ink",
    }),
    mono(left, 390, `ours: ${swapsOf(ours)} SWAPs, ${ours.steps} steps`, { tone: "accent" }),
    end(tops.naive, naive),
    end(tops.ours, ours),
  ]);
}

/** Time downward, side by side. */
function narrow({ lines: { naive, ours } }: Braid): Scene {
  const [top, unit, pitch] = [64, 16, 13];
  const frame = (left: number): BraidFrame => ({
    at: (step, lane) => [left + lane * pitch, top + step * unit],
    before: 1,
    width: 1.5,
  });
  const second = 210;
  const below = top + ours.steps * unit;
  return sceneOf(375, 720, [
    ...drawBraid(naive, frame(20), MARKED),
    ...drawBraid(ours, frame(second), MARKED),
    mono(20, 16, "naive routing", { tone: "ink" }),
    mono(20, 35, `${swapsOf(naive)} SWAPs`, { tone: "ink" }),
    mono(second, 16, "ours", { tone: "accent" }),
    mono(second, 35, `${swapsOf(ours)} SWAPs`, { tone: "accent" }),
    mono(second, below + 84, `${movesOf(ours, MARKED)}`, { tone: "accent", size: "l" }),
    mono(second, below + 108, `moves of q${MARKED},`, { tone: "ink" }),
    mono(second, below + 126, `${movesOf(naive, MARKED)} if naive`, { tone: "ink" }),
  ]);
}

/** One program on one line of qubits, routed twice, to one scale of time. */
export function buildBraid(): Figure {
  const drawn = braid();
  const { counts, lines } = drawn;
  const [moves, naiveMoves] = [movesOf(lines.ours, MARKED), movesOf(lines.naive, MARKED)];
  return {
    title: `The qubits of one program as lines over the lanes of a device: ${swapsOf(lines.naive)} SWAPs by naive routing, ${swapsOf(lines.ours)} by ours`,
    finding: `The marked qubit changes lanes ${naiveMoves} times by naive routing and ${moves} times by ours.`,
    caption: `A quantum Fourier transform of ${QUBITS} qubits on a line of ${QUBITS}, its bits left in reversed order. Each lane is a qubit of the device, each line a qubit of the program; lines cross at a SWAP, and a link between two is where their gates stand. A step is one run of gates on a pair. Both routings start from the same order of qubits and end in the same one. Naive routing makes ${counts.naive.twoQubit} CX, and ${counts.turned.twoQubit} with the qubits numbered the other way; SABRE in our router’s place, with all else and the trials equal, ${counts.optimizedSabre.twoQubit}; the older layout for a line ${3 * PAIRS}. Our SWAPs are fused with the gates beside them, so that each adds one CX and not three. The picture shows routing alone. For a Fourier transform the compiler also tries a construction for a line without any SWAP and comes to ${counts.ladder.twoQubit} CX, at depth ${counts.ladder.depth} instead of ${counts.ours.depth}. Park and Ahn (doi 10.1038/s41598-023-35625-3) construct one by hand with ${BY_HAND}.`,
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
        [
          "Naive routing",
          `${counts.naive.twoQubit}`,
          `${swapsOf(lines.naive)}`,
          `${counts.naive.depth}`,
        ],
        [
          "Naive routing, qubits numbered the other way",
          `${counts.turned.twoQubit}`,
          `${(counts.turned.twoQubit - counts.asWritten.twoQubit) / 3}`,
          `${counts.turned.depth}`,
        ],
        [
          "A textbook SABRE router",
          `${counts.sabre.twoQubit}`,
          `${(counts.sabre.twoQubit - counts.asWritten.twoQubit) / 3}`,
          `${counts.sabre.depth}`,
        ],
        [
          "SABRE in our router’s place, all else equal",
          `${counts.optimizedSabre.twoQubit}`,
          "fused",
          `${counts.optimizedSabre.depth}`,
        ],
        ["The older layout for a line, three CX a pair", `${3 * PAIRS}`, "fused", "not counted"],
        [
          "Our router",
          `${counts.ours.twoQubit}`,
          `${swapsOf(lines.ours)}, fused`,
          `${counts.ours.depth}`,
        ],
        ["Made by hand, after Park and Ahn", `${BY_HAND}`, "none", "not counted"],
        [
          "Ours, with the construction for a line",
          `${counts.ladder.twoQubit}`,
          "0",
          `${counts.ladder.depth}`,
        ],
      ],
    },
  };
}

export default buildBraid();
