import {
  better,
  cases,
  emptied,
  fourier,
  others,
  type PeerCase,
  peersAgainst,
  peersMachine,
  ratioOf,
} from "@adyakshar/papers/measured/peers";
import { mono, path, type TextStyle } from "#app/figures/marks.ts";
import { dot, type Point, segment } from "#app/figures/path.ts";
import { logScale } from "#app/figures/scale.ts";
import { type Figure, type Mark, type Scene, sceneOf } from "#app/figures/scene.ts";

type Compared = "ours" | "tket" | "qiskit";

interface Program {
  suite: string;
  /** CX of each compiler over those of the better of Qiskit and tket. */
  ratio: Partial<Record<Compared, number>> & { ours: number };
}

function ratiosOf(given: PeerCase): Program {
  const { suite, by } = given;
  const least = better(given).cx;
  const over = (cx: number) => (cx === least ? 1 : cx / least);
  const tket = Math.min(...[by.tket, by["tket-lightsabre"]].flatMap((run) => run?.cx ?? []));
  return {
    suite,
    ratio: {
      ours: ratioOf(given),
      tket: Number.isFinite(tket) ? over(tket) : undefined,
      qiskit: over(by["qiskit-3"].cx),
    },
  };
}

/** Every program on every device, the largest gain first. */
const programs: readonly Program[] = cases
  .map(ratiosOf)
  .toSorted((a, b) => a.ratio.ours - b.ratio.ours);

const [LEAST, MOST] = [0.4, 2];
const ticks = [
  { ratio: 0.5, name: "0.5" },
  { ratio: 0.75, name: "0.75" },
  { ratio: 1, name: "1" },
  { ratio: 1.5, name: "1.5" },
  { ratio: MOST, name: `${MOST}+` },
];
const tones = { ours: "accent", tket: "purple", qiskit: "muted" } as const;
const tools = [
  { tool: "ours", name: "ours" },
  { tool: "tket", name: "tket" },
  { tool: "qiskit", name: "Qiskit, level 3" },
] as const;

interface Look {
  width: number;
  height: number;
  /** A place by the program's number and by its ratio. */
  at: (program: number, ratio: number) => Point;
  across: (ratio: number) => readonly [Point, Point];
  radius: number;
  /** Whose dots are drawn beside ours. */
  peers: readonly ("qiskit" | "tket")[];
  words: readonly Mark[];
}

function draw({ width, height, at, across, radius, peers, words }: Look): Scene {
  const shown = (ratio: number) => Math.min(MOST, Math.max(LEAST, ratio));
  const dots = (tool: Compared, r: number) =>
    programs
      .flatMap(({ ratio }, k) => {
        const value = ratio[tool];
        return value === undefined ? [] : [dot(...at(k, shown(value)), r)];
      })
      .join("");
  const stems = programs.map(({ ratio }, k) => segment(...at(k, 1), ...at(k, shown(ratio.ours))));
  return sceneOf(width, height, [
    path(
      ticks
        .filter(({ ratio }) => ratio !== 1)
        .map(({ ratio }) => segment(...across(ratio)[0], ...across(ratio)[1]))
        .join(""),
      { stroke: "muted", opacity: 0.3 },
    ),
    path(stems.join(""), { stroke: "accent", opacity: 0.6, width: radius * 0.8 }),
    ...peers.map((tool) => path(dots(tool, radius * 0.75), { fill: tones[tool] })),
    path(segment(...across(1)[0], ...across(1)[1]), { stroke: "ink", width: 1.5 }),
    path(dots("ours", radius), { fill: "accent" }),
    ...words,
  ]);
}

const label = (x: number, y: number, words: string, style: TextStyle = {}) =>
  mono(x, y, words, { tone: "muted", ...style });

/** What each color is, in a row. */
function key(x: number, y: number): Mark[] {
  return tools.flatMap(({ name, tool }, k) => [
    path(dot(x + k * 100, y - 5, 4.4), { fill: tones[tool] }),
    label(x + k * 100 + 14, y, name, { tone: "ink" }),
  ]);
}

function wide(): Scene {
  const x = (k: number) => 172 + ((k + 0.5) / programs.length) * 1172;
  const y = logScale([LEAST, MOST], [610, 46]);
  return draw({
    width: 1440,
    height: 640,
    at: (k, ratio) => [x(k), y(ratio)],
    across: (ratio) => [
      [172, y(ratio)],
      [1440, y(ratio)],
    ],
    radius: 4.4,
    peers: ["qiskit", "tket"],
    words: [
      ...ticks.map(({ ratio, name }) =>
        label(156, y(ratio) + 5, name, { anchor: "end", tone: ratio === 1 ? "ink" : "muted" }),
      ),
      label(1344, y(1) + 28, "the better of Qiskit and tket", { anchor: "end", tone: "ink" }),
      label(95, 16, "Two-qubit gates over the better of Qiskit and tket; lower wins"),
      label(1344, 636, `${programs.length} circuits on devices, largest gain first`, {
        anchor: "end",
      }),
      ...key(177, 636),
    ],
  });
}

function narrow(): Scene {
  const x = logScale([LEAST, MOST], [20, 355]);
  const y = (k: number) => 40 + k * 2;
  const foot = y(programs.length);
  return draw({
    width: 375,
    height: Math.ceil(foot) + 80,
    at: (k, ratio) => [x(ratio), y(k)],
    across: (ratio) => [
      [x(ratio), 30],
      [x(ratio), foot],
    ],
    radius: 1.7,
    // Smaller dots would not be told apart; their best is the line.
    peers: [],
    words: [
      ...ticks.map(({ ratio, name }) =>
        label(x(ratio), 20, name, { anchor: "middle", tone: ratio === 1 ? "ink" : "muted" }),
      ),
      label(20, foot + 24, `${programs.length} circuits, largest gain on top`),
      label(20, foot + 46, "1: the better of Qiskit and tket", { tone: "ink" }),
      label(20, foot + 68, "left of 1 ours needs fewer", { tone: "accent" }),
    ],
  });
}

/** How much less than the better of the two, in the geometric mean. */
const saved = (some: readonly PeerCase[]) =>
  `${Math.round((1 - peersAgainst(some, "cx").mean) * 100)}%`;

const suites = { mqt: "MQT Bench", qasmbench: "QASMBench", sabre: "the SABRE paper" } as const;

export function buildRoutingPeers(): Figure {
  const count = (list: readonly Program[], wanted: (ratio: number) => boolean) =>
    list.filter(({ ratio }) => wanted(ratio.ours)).length;
  const fewer = count(programs, (ratio) => ratio < 1);
  const more = count(programs, (ratio) => ratio > 1);
  const { qiskit, pytket } = peersMachine.versions;
  return {
    title: `Two-qubit gates of our compiler, tket and Qiskit’s level 3 over those of the better of the two, for ${programs.length} compiled programs`,
    finding: `Against the better of Qiskit and tket, ours needs fewer two-qubit gates in ${fewer} of ${programs.length} cases and more in ${more}.`,
    caption: `Each column, on phones each row, is one circuit on one device. A dot is the two-qubit gates (CX) after compilation, over those of the better of Qiskit ${qiskit} (level 3) and pytket ${pytket} (its own router or LightSABRE), as medians over seeds, on a log scale. Dots above ${MOST} are drawn at ${MOST}+. ${emptied.length} cases in which no CX is left on either side count as even. In the geometric mean ours needs ${saved(fourier)} fewer CX in the ${fourier.length} cases with a Fourier transform, for which it has a construction of its own, and ${saved(others)} fewer in the other ${others.length}. The benchmark lists every case, with trials and seeds of each tool.`,
    scene: wide(),
    narrow: narrow(),
    table: {
      columns: ["Circuits of", "Cases", "Ours needs fewer CX", "as many", "more"],
      rows: Object.entries(suites).map(([suite, name]) => {
        const some = programs.filter((program) => program.suite === suite);
        return [
          name,
          `${some.length}`,
          `${count(some, (ratio) => ratio < 1)}`,
          `${count(some, (ratio) => ratio === 1)}`,
          `${count(some, (ratio) => ratio > 1)}`,
        ];
      }),
    },
  };
}

export default buildRoutingPeers();
