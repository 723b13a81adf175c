import { aboutPage } from "#app/content/quantum/about.ts";
import { rect, text } from "#app/figures/marks.ts";
import { type Interval, linearScale } from "#app/figures/scale.ts";
import { type Mark, type Scene, sceneOf } from "#app/figures/scene.ts";
import { betterPeer, cases, casesWithoutTket, lostCases } from "#app/models/measured/peers.ts";
import type { KeyedFigure } from "#app/quantum/sections/figure-key.tsx";

const { words, finding, caption, columns } = aboutPage.losses;
const devices: Readonly<Record<string, string>> = aboutPage.losses.devices;

/** The largest loss comes first. */
const rows = lostCases.map((entry) => ({
  circuit: entry.circuit,
  device: devices[entry.device] ?? entry.device,
  theirs: betterPeer(entry).cx,
  ours: entry.by.ours.cx,
}));

interface BarsLayout {
  width: number;
  /** A bar of no gate ends at the first, one of the most at the second. */
  across: Interval;
  /** The distance from pair to pair, from the top of a pair to its bars, and the height of a bar. */
  down: readonly [pitch: number, top: number, bar: number];
  name: (row: (typeof rows)[number], top: number) => readonly Mark[];
}

/** A pair of bars for each: theirs, and ours with what it has too many. */
function draw({ width, across, down: [pitch, top, bar], name }: BarsLayout): Scene {
  const x = linearScale([0, Math.max(...rows.map(({ ours }) => ours))], across);
  const marks = rows.flatMap((row, k): Mark[] => {
    const y = k * pitch + top;
    const below = y + bar * 1.2;
    const [theirs, ours] = [x(row.theirs), x(row.ours)];
    return [
      rect(across[0], y, theirs - across[0], bar, { fill: "quiet" }),
      rect(across[0], below, theirs - across[0], bar, { fill: "accent" }),
      rect(theirs, below, ours - theirs, bar, { fill: "purple" }),
      text(theirs + 8, y + bar / 2 + 5, `${row.theirs}`),
      text(ours + 8, below + bar / 2 + 5, `${row.ours}`, { tone: "ink" }),
      ...name(row, k * pitch),
    ];
  });
  return sceneOf(width, rows.length * pitch, marks);
}

export default {
  shapes: "inline",
  title: finding(rows.length, cases.length),
  finding: finding(rows.length, cases.length),
  caption: caption(casesWithoutTket.length),
  legend: [
    { label: words.theirs, shape: "cell", style: { fill: "quiet" } },
    { label: words.ours, shape: "cell", style: { fill: "accent" } },
    { label: words.lost, shape: "cell", style: { fill: "purple" } },
  ],
  scene: draw({
    width: 1248,
    across: [321, 1185],
    down: [88, 10, 24],
    name: ({ circuit, device }, y) => [
      text(0, y + 31, circuit, { tone: "ink" }),
      text(0, y + 31, device, { line: 1 }),
    ],
  }),
  narrow: draw({
    width: 342,
    across: [0, 292],
    down: [56, 20, 12],
    name: ({ circuit, device }, y) => [text(0, y + 13, `${circuit}, ${device}`, { tone: "ink" })],
  }),
  table: {
    columns,
    rows: rows.map(({ circuit, device, theirs, ours }) => [
      circuit,
      device,
      `${theirs}`,
      `${ours}`,
    ]),
  },
} satisfies KeyedFigure;
