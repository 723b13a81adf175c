import { mono, path, round, text } from "#app/figures/marks.ts";
import { type Point, segment } from "#app/figures/path.ts";
import type { Figure, Mark, Scene } from "#app/figures/scene.ts";
import { sceneOf } from "#app/figures/scene.ts";
import {
  layerByLayer,
  oneByOne,
  type Ride,
  type Step,
} from "#app/quantum/pages/case-studies/atom-frames.ts";
import type { Pair } from "#app/quantum/pages/case-studies/atom-moves.ts";

export const ATOMS = 12;
const matching = (first: number, reach: number): Pair[] =>
  Array.from({ length: ATOMS / 2 }, (_, k) => [first + 2 * k, (first + 2 * k + reach) % ATOMS]);

/** The edges of the Franklin graph, three at each of twelve vertices, in three layers without a common vertex. */
export const layers: readonly (readonly Pair[])[] = [
  matching(0, 1),
  matching(1, 1),
  matching(0, 5),
];

export const alone = oneByOne(layers);
export const together = layerByLayer(layers);

export const ridesOf = (steps: readonly Step[]): readonly Ride[] =>
  steps.flatMap((step) => (step.kind === "frame" ? step.rides : []));

/** How the picture is laid out: along it time runs, across it lie storage and zone. */
interface Lay {
  at: (along: number, across: number) => Point;
  step: number;
  home: (atom: number) => number;
  seat: (place: number) => number;
}

/** The line of each atom through time: level while it waits, bent while it rides. */
function worldLines(steps: readonly Step[], { at, step, home, seat }: Lay): string[] {
  const point = (along: number, across: number) => at(along, across).map(round).join(" ");
  const across = Array.from({ length: ATOMS }, (_, atom) => home(atom));
  const lines = across.map((lane) => `M${point(0, lane)}`);
  for (const [k, frame] of steps.entries()) {
    if (frame.kind === "pulse") continue;
    for (const { atom, to, isOut } of frame.rides) {
      const next = isOut ? seat(to) : home(to);
      const [from, till] = [k * step, (k + 1) * step];
      const middle = (from + till) / 2;
      lines[atom] +=
        `L${point(from, across[atom])}C${point(middle, across[atom])} ${point(middle, next)} ${point(till, next)}`;
      across[atom] = next;
    }
  }
  return lines.map((line, atom) => `${line}L${point(steps.length * step, across[atom])}`);
}

/** The atom that the eye can follow. */
const FOLLOWED = 0;

function weave(steps: readonly Step[], lay: Lay, zone: readonly [number, number]): Mark[] {
  const lines = worldLines(steps, lay);
  const pulses = steps.flatMap((step, k) => {
    if (step.kind === "frame") return [];
    const [a, b] = [lay.at((k + 0.5) * lay.step, zone[0]), lay.at((k + 0.5) * lay.step, zone[1])];
    return [segment(...a, ...b)];
  });
  return [
    path(pulses.join(""), { stroke: "ink", width: 3 }),
    path(lines.filter((_, atom) => atom !== FOLLOWED).join(""), {
      stroke: "muted",
      width: 1.5,
      opacity: 0.8,
    }),
    path(lines[FOLLOWED], { stroke: "accent", width: 2.6 }),
  ];
}

const steps = { alone: `${alone.length} steps`, together: `${together.length} steps` };

/** Over the whole window: lines from edge to edge, words on the page's measure. */
function wide(): Scene {
  const AXIS = 284;
  const WIDTH = 1440;
  const MARGIN = 96;
  const lay = {
    at: (along: number, across: number): Point => [along, across],
    step: WIDTH / alone.length,
  };
  const above: Lay = {
    ...lay,
    home: (atom) => 68 + atom * 13,
    seat: (place) => AXIS - 20 + place * 7,
  };
  const below: Lay = {
    ...lay,
    home: (atom) => AXIS + 276 - atom * 13,
    seat: (place) => AXIS + 22 + Math.floor(place / 2) * 13 + (place % 2) * 6,
  };
  const end = together.length * lay.step;
  const marks: Mark[] = [
    path(segment(0, AXIS, WIDTH, AXIS), { stroke: "line" }),
    ...weave(alone, above, [AXIS - 28, AXIS - 6]),
    ...weave(together, below, [AXIS + 14, AXIS + 104]),
    mono(MARGIN, 40, "each gate alone: fetch, pulse, carry back", { tone: "ink" }),
    text(WIDTH - MARGIN, 42, steps.alone, { anchor: "end", size: "l", tone: "ink" }),
    mono(MARGIN, AXIS + 314, "a layer at a time, atoms reused", { tone: "accent" }),
    text(end + 32, AXIS + 160, steps.together, { size: "l", tone: "accent" }),
    mono(WIDTH - MARGIN, AXIS + 28, "entangling zone", { anchor: "end", tone: "quiet" }),
  ];
  return sceneOf(WIDTH, AXIS + 326, marks);
}

function narrow(): Scene {
  const AXIS = 172;
  const TOP = 58;
  const lay = {
    at: (along: number, across: number): Point => [across, TOP + along],
    step: 11,
  };
  const left: Lay = {
    ...lay,
    home: (atom) => 24 + atom * 8.5,
    seat: (place) => AXIS - 14 + place * 6,
  };
  const right: Lay = {
    ...lay,
    home: (atom) => AXIS + 182 - atom * 8,
    seat: (place) => AXIS + 12 + Math.floor(place / 2) * 10 + (place % 2) * 4,
  };
  const bottom = TOP + alone.length * lay.step;
  const end = TOP + together.length * lay.step;
  const marks: Mark[] = [
    path(segment(AXIS, TOP - 8, AXIS, bottom), { stroke: "line" }),
    ...weave(alone, left, [AXIS - 20, AXIS - 4]),
    ...weave(together, right, [AXIS + 8, AXIS + 70]),
    mono(20, 20, "each gate alone", { tone: "ink" }),
    mono(20, 38, steps.alone, { tone: "ink" }),
    mono(355, 20, "layer by layer", { anchor: "end", tone: "accent" }),
    mono(355, 38, steps.together, { anchor: "end", tone: "accent" }),
    mono(AXIS + 12, end + 30, "time runs down,", { tone: "quiet" }),
    mono(AXIS + 12, end + 48, "the zone is", { tone: "quiet" }),
    mono(AXIS + 12, end + 66, "the middle", { tone: "quiet" }),
  ];
  return sceneOf(375, Math.ceil(bottom) + 8, marks);
}

export function buildAtoms(): Figure {
  const rides = { alone: ridesOf(alone).length, together: ridesOf(together).length };
  const gates = layers.flat().length;
  return {
    title: `World lines of ${ATOMS} atoms: ${alone.length} steps where each gate is served alone, ${together.length} where atoms are reused and ride together`,
    finding: `The same ${gates} gates take ${together.length} steps instead of ${alone.length}, and ${rides.together} moves instead of ${rides.alone}.`,
    caption: `Computed: one round of interactions along the edges of the Franklin graph. Each line is an atom, each bend a move between storage and the entangling zone, each bar a laser pulse. The bright line is atom ${FOLLOWED}. A frame of the deflector keeps the order of its atoms, in one dimension; longest rides are packed first; an atom that changes its site rides by way of storage. The first schedule serves one gate at a time; other published schedulers are not compared. One small circuit, not the composed result below.`,
    scene: wide(),
    narrow: narrow(),
    table: {
      columns: ["Schedule", "Steps", "Rides", "Pulses"],
      rows: (
        [
          ["each gate alone", alone],
          ["layer by layer, atoms reused", together],
        ] as const
      ).map(([name, schedule]) => [
        name,
        `${schedule.length}`,
        `${ridesOf(schedule).length}`,
        `${schedule.filter(({ kind }) => kind === "pulse").length}`,
      ]),
    },
  };
}

export default buildAtoms();
