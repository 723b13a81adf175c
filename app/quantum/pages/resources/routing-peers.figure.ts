import {
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

/** Two-qubit gates of ours over those of the better of Qiskit and tket, the largest gain first. */
const ratios = cases.map(ratioOf).toSorted((a, b) => a - b);

const [LEAST, MOST] = [Math.min(0.4, ratios[0]), Math.max(1.25, ...ratios)];
const ticks = [0.25, 0.5, 0.75, 1, 1.25];

interface Look {
  width: number;
  height: number;
  /** A place by the program's number and by its ratio. */
  at: (program: number, ratio: number) => Point;
  across: (ratio: number) => readonly [Point, Point];
  radius: number;
  words: readonly Mark[];
}

function draw({ width, height, at, across, radius, words }: Look): Scene {
  const line = (ratio: number) => segment(...across(ratio)[0], ...across(ratio)[1]);
  const stems = ratios.map((ratio, k) => segment(...at(k, 1), ...at(k, ratio)));
  return sceneOf(width, height, [
    path(ticks.map(line).join(""), { stroke: "muted", opacity: 0.3 }),
    path(stems.join(""), { stroke: "accent", opacity: 0.6, width: radius * 0.8 }),
    path(line(1), { stroke: "ink", width: 1.5 }),
    path(ratios.map((ratio, k) => dot(...at(k, ratio), radius)).join(""), { fill: "accent" }),
    ...words,
  ]);
}

const label = (x: number, y: number, words: string, style: TextStyle = {}) =>
  mono(x, y, words, { tone: "muted", ...style });

function wide(): Scene {
  const x = (k: number) => 172 + ((k + 0.5) / ratios.length) * 1172;
  const y = logScale([LEAST, MOST], [590, 46]);
  return draw({
    width: 1440,
    height: 620,
    at: (k, ratio) => [x(k), y(ratio)],
    across: (ratio) => [
      [172, y(ratio)],
      [1440, y(ratio)],
    ],
    radius: 4.4,
    words: [
      ...ticks.map((ratio) =>
        label(156, y(ratio) + 5, `${ratio}`, {
          anchor: "end",
          tone: ratio === 1 ? "ink" : "muted",
        }),
      ),
      label(1344, y(1) + 28, "1: the better of Qiskit and tket", { anchor: "end", tone: "ink" }),
      label(95, 16, "Two-qubit gates over the better of Qiskit and tket; lower wins"),
      label(
        1344,
        616,
        `${ratios.length} cases (a circuit on a device), gains at left, losses at right`,
        {
          anchor: "end",
        },
      ),
    ],
  });
}

function narrow(): Scene {
  const x = logScale([LEAST, MOST], [20, 345]);
  const y = (k: number) => 40 + k * 1.3;
  const foot = y(ratios.length);
  return draw({
    width: 375,
    height: Math.ceil(foot) + 80,
    at: (k, ratio) => [x(ratio), y(k)],
    across: (ratio) => [
      [x(ratio), 30],
      [x(ratio), foot],
    ],
    radius: 1.7,
    words: [
      ...ticks.map((ratio) =>
        label(x(ratio), 20, `${ratio}`, { anchor: "middle", tone: ratio === 1 ? "ink" : "muted" }),
      ),
      label(20, foot + 24, `${ratios.length} cases, largest gain on top`),
      label(20, foot + 46, "1: the better of Qiskit and tket", { tone: "ink" }),
      label(20, foot + 68, "left of 1 ours needs fewer", { tone: "accent" }),
    ],
  });
}

/** How much less than the better of the two, in the geometric mean. */
const saved = (some: readonly PeerCase[]) =>
  `${Math.round((1 - peersAgainst(some, "cx").mean) * 100)}%`;

const suites = { mqt: "MQT Bench", qasmbench: "QASMBench", sabre: "the SABRE paper" } as const;

function buildRoutingPeers(): Figure {
  const count = (list: readonly number[], wanted: (ratio: number) => boolean) =>
    list.filter(wanted).length;
  const fewer = count(ratios, (ratio) => ratio < 1);
  const more = count(ratios, (ratio) => ratio > 1);
  const { qiskit, pytket } = peersMachine.versions;
  return {
    title: `Two-qubit gates of our compiler over those of the better of Qiskit and tket, for ${ratios.length} cases`,
    finding: `Against the better of Qiskit and tket, ours needs fewer two-qubit gates in ${fewer} of ${ratios.length} cases and more in ${more}.`,
    caption: `Each column, on phones each row, is one circuit on one device. Its dot is the number of two-qubit gates (CX) that our compiler leaves, over that of the better of Qiskit ${qiskit} (level 3) and pytket ${pytket} (its own router or LightSABRE), as medians over seeds, on a log scale. ${emptied.length} cases in which no CX is left on either side count as even. In the geometric mean ours needs ${saved(fourier)} fewer CX in the ${fourier.length} cases with a Fourier transform, for which it has a construction of its own, and ${saved(others)} fewer in the other ${others.length}. The benchmark lists every case, with trials and seeds of each tool.`,
    scene: wide(),
    narrow: narrow(),
    table: {
      columns: ["Circuits of", "Cases", "Ours needs fewer CX", "as many", "more"],
      rows: Object.entries(suites).map(([suite, name]) => {
        const some = cases.filter((given) => given.suite === suite).map(ratioOf);
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
