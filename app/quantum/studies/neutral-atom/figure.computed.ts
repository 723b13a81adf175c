import { path, text } from "#app/drawing/marks.ts";
import { type Point, type Spot, segment, strand } from "#app/drawing/path.ts";
import type { Interval } from "#app/drawing/scale.ts";
import { asFile, type Mark, type Scene, sceneOf } from "#app/drawing/scene.ts";
import type { KeyedFigure, KeyItem } from "#app/quantum/sections/figure-key.tsx";
import { ATOMS, type AtomOperation, gateSteps, layerSteps, layers, ridesOf } from "./model.ts";

/** Time runs along the picture, and storage and zone lie across it. */
interface AtomsLayout {
  at: (along: number, across: number) => Point;
  step: number;
  /** The length of the lines before the first step and after the last one. */
  beyond: number;
  home: (atom: number) => number;
  seat: (place: number) => number;
}

/** The line of each atom through time: level while it waits, bent while it rides. */
function atomLines(steps: readonly AtomOperation[], layout: AtomsLayout): string[] {
  const { at, step, beyond, home, seat } = layout;
  const spots = Array.from({ length: ATOMS }, (_, atom): Spot[] => [[-beyond, home(atom)]]);
  const laneOf = (atom: number) => spots[atom][spots[atom].length - 1][1];
  for (const [k, frame] of steps.entries()) {
    if (frame.kind === "pulse") continue;
    for (const { atom, to, isOut } of frame.rides) {
      const next = isOut ? seat(to) : home(to);
      spots[atom].push([k * step, laneOf(atom)], [(k + 1) * step, next]);
    }
  }
  const end = steps.length * step + beyond;
  return spots.map((line, atom) => strand([...line, [end, laneOf(atom)]], at));
}

/** The atom that the eye can follow. */
const FOLLOWED_ATOM = 0;

const key = {
  followed: { label: "one atom, followed", shape: "line", style: { stroke: "accent", width: 2.6 } },
  others: { label: "the others", shape: "line", style: { stroke: "muted", opacity: 0.6 } },
  pulse: { label: "laser pulse", shape: "bar", style: { stroke: "ink", width: 3 } },
} as const satisfies Record<string, KeyItem>;

function weave(steps: readonly AtomOperation[], layout: AtomsLayout, zone: Interval): Mark[] {
  const lines = atomLines(steps, layout);
  const pulses = steps.flatMap((step, k) => {
    if (step.kind === "frame") return [];
    const along = (k + 0.5) * layout.step;
    return [segment(...layout.at(along, zone[0]), ...layout.at(along, zone[1]))];
  });
  return [
    path(pulses.join(""), key.pulse.style),
    path(lines.filter((_, atom) => atom !== FOLLOWED_ATOM).join(""), key.others.style),
    path(lines[FOLLOWED_ATOM], key.followed.style),
  ];
}

const labels = { gateSteps: `${gateSteps.length} steps`, layerSteps: `${layerSteps.length} steps` };
const savedSteps = `${gateSteps.length - layerSteps.length} steps fewer`;

const AXIS_Y = 270;
const WIDTH = 1440;
const MARGIN = 96;
const stepWidth = (WIDTH - 2 * MARGIN) / gateSteps.length;
const togetherEnd = MARGIN + layerSteps.length * stepWidth;

/** One time axis, and a schedule above and below it with its storage on top; the atoms come from beyond the left edge. */
function drawWide(): Scene {
  const schedule = (top: number, zone: number, seat: number): AtomsLayout => ({
    at: (along, across) => [MARGIN + along, across],
    step: stepWidth,
    beyond: 0,
    home: (atom) => top + atom * 13,
    seat: (place) => zone + Math.floor(place / 2) * seat + (place % 2) * 6,
  });
  const [above, below] = [schedule(44, 224, 0), schedule(AXIS_Y + 90, AXIS_Y + 262, 13)];
  const waiting = ({ home }: AtomsLayout) =>
    Array.from({ length: ATOMS }, (_, atom) => segment(0, home(atom), MARGIN, home(atom))).join("");
  const tick = (step: number) =>
    segment(MARGIN + step * stepWidth, AXIS_Y, MARGIN + step * stepWidth, AXIS_Y + 7);
  const marks: Mark[] = [
    path(waiting(above) + waiting(below), { stroke: "muted", opacity: 0.4 }),
    ...weave(gateSteps, above, [216, 238]),
    ...weave(layerSteps, below, [AXIS_Y + 254, AXIS_Y + 342]),
    path(
      segment(MARGIN, AXIS_Y, WIDTH - MARGIN, AXIS_Y) +
        [0, layerSteps.length, gateSteps.length].map(tick).join(""),
      { stroke: "muted" },
    ),
    path(segment(togetherEnd + 12, below.home(0), WIDTH - MARGIN, below.home(0)), {
      stroke: "accent",
      dash: "2 6",
    }),
    text(MARGIN, 24, "one gate at a time: fetch, pulse, carry back", { tone: "ink" }),
    text(MARGIN, AXIS_Y + 26, "0"),
    text(togetherEnd, AXIS_Y + 26, labels.layerSteps, { anchor: "middle", tone: "accent" }),
    text(WIDTH - MARGIN, AXIS_Y + 26, labels.gateSteps, { anchor: "end" }),
    text(MARGIN, below.home(0) - 14, "a layer at a time, atoms reused", { tone: "accent" }),
    text(WIDTH - MARGIN, below.home(0) - 14, savedSteps, { anchor: "end", tone: "accent" }),
    text(togetherEnd + 12, below.home(6), "storage"),
    text(togetherEnd + 12, AXIS_Y + 304, "entangling zone"),
  ];
  return sceneOf(WIDTH, AXIS_Y + 356, marks);
}

/** Time runs down; the zones lie side by side. */
function drawNarrow(): Scene {
  const middle = 172;
  const top = 60;
  const pace = 4;
  const shared = {
    at: (along: number, across: number): Point => [across, top + along],
    step: pace,
    beyond: 8,
  };
  const left: AtomsLayout = {
    ...shared,
    home: (atom) => 24 + atom * 8.5,
    seat: (place) => middle - 14 + place * 6,
  };
  const right: AtomsLayout = {
    ...shared,
    home: (atom) => middle + 180 - atom * 8,
    seat: (place) => middle + 12 + Math.floor(place / 2) * 10 + (place % 2) * 4,
  };
  const bottom = top + gateSteps.length * pace;
  const end = top + layerSteps.length * pace;
  const marks: Mark[] = [
    ...weave(gateSteps, left, [middle - 20, middle - 4]),
    ...weave(layerSteps, right, [middle + 8, middle + 70]),
    path(segment(352, end + 16, 352, bottom + 8), { stroke: "accent", dash: "2 6" }),
    text(23, 16, "one gate at a time", { tone: "ink" }),
    text(23, 34, labels.gateSteps, { tone: "ink" }),
    text(352, 16, "a layer at a time", { anchor: "end", tone: "accent" }),
    text(352, 34, labels.layerSteps, { anchor: "end", tone: "accent" }),
    text(342, (end + bottom) / 2, savedSteps, { anchor: "end", tone: "accent" }),
    text(middle - 4, bottom + 26, "entangling zone", { anchor: "end" }),
    text(middle + 8, end + 26, "zone"),
    text(middle + 2, 34, "time ↓", { anchor: "middle" }),
  ];
  return sceneOf(375, Math.ceil(bottom) + 32, marks);
}

export default asFile({
  title: `World lines of ${ATOMS} atoms: ${gateSteps.length} steps where each gate is served alone, ${layerSteps.length} where atoms are reused and ride together`,
  finding: `Each line is an atom. When atoms stay where they are needed and ride together, the same gates take ${layerSteps.length} steps.`,
  caption: `We computed one round of interactions along the ${layers.flat().length} edges of the Franklin graph. Each bend is a move between storage and the entangling zone. Each bar is a laser pulse. Atoms that move together must keep their order, in one dimension. The longest moves are scheduled first, and an atom that changes its place in the zone goes through storage. The first schedule, with ${gateSteps.length} steps, serves one gate at a time.`,
  legend: Object.values(key),
  scene: drawWide(),
  narrow: drawNarrow(),
  table: {
    columns: ["Schedule", "Steps", "Moves", "Pulses"],
    rows: (
      [
        ["each gate alone", gateSteps],
        ["layer by layer, atoms reused", layerSteps],
      ] as const
    ).map(([name, schedule]) => [
      name,
      `${schedule.length}`,
      `${ridesOf(schedule).length}`,
      `${schedule.filter(({ kind }) => kind === "pulse").length}`,
    ]),
  },
} satisfies KeyedFigure);
