import { cutChoices } from "#app/content/services/choices.ts";
import { bottomAxis } from "#app/figures/axis.ts";
import { path, text } from "#app/figures/marks.ts";
import { box, hexagon, segment } from "#app/figures/path.ts";
import { linearScale, steps } from "#app/figures/scale.ts";
import type { Figure, Mark, Scene } from "#app/figures/scene.ts";
import { sum } from "#app/lib/sum.ts";
import { countOf, type Fleet, type Span, updateFleets } from "#app/models/services/update.ts";

const EVERY = [20, 5, 2] as const;
const DEVICES = 120;
const MINUTES = 12;
const SEED = 6;

interface Frame {
  width: number;
  height: number;
  shown: number;
  /** The chart of devices: its right edge, first line and line height. */
  right: number;
  first: number;
  row: number;
  fields: readonly [x: number, y: number][];
  columns: number;
  pitch: number;
}

const wide: Frame = {
  width: 1240,
  height: 788,
  shown: 4,
  right: 1238,
  first: 630,
  row: 27,
  fields: [
    [0, 96],
    [640, 96],
  ],
  columns: 12,
  pitch: 48,
};
const narrow: Frame = {
  width: 360,
  height: 420,
  shown: 5,
  right: 356,
  first: 262,
  row: 24,
  fields: [
    [2, 54],
    [190, 54],
  ],
  columns: 12,
  pitch: 13,
};

function timelines({ devices }: Fleet, frame: Frame): Mark[] {
  const { shown, right, first, row } = frame;
  const x = linearScale([0, MINUTES * 60], [2, right]);
  const rows = devices.slice(0, shown);
  const bars = (phase: Span["phase"], thickness: number) =>
    rows
      .flatMap(({ spans }, k) =>
        spans
          .filter((span) => span.phase === phase)
          .map(({ from, to }) =>
            box(
              x(from),
              first + k * row - thickness / 2,
              Math.max(0.5, x(to) - x(from)),
              thickness,
            ),
          ),
      )
      .join("");
  const cuts = rows
    .flatMap(({ spans }, k) =>
      spans
        .filter(({ phase }) => phase === "off")
        .map(({ from }) => segment(x(from), first + k * row - 9, x(from), first + k * row + 9)),
    )
    .join("");
  return [
    path(bars("write", 4), { fill: "green" }),
    path(bars("start", 11), { fill: "ground", stroke: "green", width: 1.5 }),
    path(bars("new", 13), { fill: "green" }),
    path(bars("old", 13), { fill: "quiet" }),
    path(cuts, { stroke: "ink", width: 2 }),
    ...bottomAxis({
      scale: (minute) => x(minute * 60),
      ticks: steps(0, MINUTES, 2),
      format: String,
      at: first + shown * row - 6,
      span: [2, right],
    }).map((mark) =>
      mark.kind === "text" && mark.text === "0"
        ? { ...mark, anchor: "start" as const, x: 2 }
        : mark.kind === "text" && mark.text === `${MINUTES}`
          ? { ...mark, anchor: "end" as const, x: right }
          : mark,
    ),
    text(
      right,
      first + shown * row + (frame === wide ? 34 : 26),
      "minutes since the update began, simulated",
      { anchor: "end", size: "s", tone: "quiet" },
    ),
  ];
}

/** Every device of a fleet as a hexagon: filled on the new image, gray on the old, empty if it no longer starts. */
function field(fleet: Fleet, [left, upper]: readonly [number, number], frame: Frame): Mark[] {
  const { columns, pitch } = frame;
  const isWide = frame === wide;
  const isSlots = fleet.scheme === "two slots";
  const cells = (state: "new" | "old" | "lost") =>
    fleet.devices
      .flatMap((device, k) => {
        const line = Math.floor(k / columns);
        const x = left + pitch * ((k % columns) + (line % 2 === 0 ? 0.5 : 1));
        return device.state === state
          ? [hexagon(x, upper + pitch * 0.88 * (line + 0.5), pitch * 0.5)]
          : [];
      })
      .join("");
  const bottom = upper + pitch * 0.88 * Math.ceil(DEVICES / columns);
  const [running, old, lost] = (["new", "old", "lost"] as const).map((state) =>
    countOf(fleet, state),
  );
  return [
    path(cells("new"), { fill: "green" }),
    path(cells("old"), { fill: "quiet" }),
    path(cells("lost"), { stroke: "ink", width: 1.2 }),
    text(left, isWide ? 36 : 16, lost === 0 ? "None lost" : `${lost} do not start`, {
      size: "l",
      tone: "ink",
    }),
    text(
      left,
      isWide ? 70 : 38,
      isWide ? `updated ${isSlots ? "into a second slot" : "in place"}` : fleet.scheme,
      {
        tone: "muted",
      },
    ),
    text(left, bottom + (isWide ? 32 : 20), `${running} new${isSlots ? `, ${old} old` : ""}`, {
      size: isWide ? "m" : "s",
      tone: "green",
    }),
  ];
}

function draw([slots, single]: readonly [Fleet, Fleet], frame: Frame): Scene {
  const isWide = frame === wide;
  const marks: Mark[] = [
    text(
      0,
      frame.first - (isWide ? 26 : 20),
      isWide
        ? "Four devices with two slots. Thin: writing. Outline: first start. Solid: confirmed. Stroke: power cut."
        : "Five devices with two slots; strokes are power cuts",
      { size: isWide ? "m" : "s", tone: "muted" },
    ),
    ...timelines(slots, frame),
    ...field(slots, frame.fields[0], frame),
    ...field(single, frame.fields[1], frame),
  ];
  return { width: frame.width, height: frame.height, marks };
}

/** A fleet updated under random power cuts, with two slots and in place. */
export function buildServiceIot(choice = cutChoices.initial): Figure {
  const every = EVERY[choice];
  const fleets = updateFleets(DEVICES, 1 / every, MINUTES * 60, SEED);
  const [slots, single] = fleets;
  const cuts = sum(slots.devices.map((device) => device.cuts));
  const kept = DEVICES - countOf(slots, "lost");
  return {
    title: `${DEVICES} devices updated under random power cuts, with two slots and in place`,
    finding: `After ${cuts} power cuts in ${MINUTES} minutes, all ${kept} devices with two slots still start. Updated in place, ${countOf(single, "lost")} do not.`,
    caption: `${DEVICES} devices are simulated over ${MINUTES} minutes. Power is cut at random, on average every ${every} minutes (20, 5 or 2 to choose from). Writing takes 4 minutes of power, the first start 45 seconds. A start that is cut short is tried three times; then the bootloader goes back to the old image. In place means one slot and no recovery loader. Both fleets meet the same cuts.`,
    narrow: draw(fleets, narrow),
    scene: draw(fleets, wide),
    table: {
      columns: [
        "Power is cut about every",
        "Two slots: new",
        "Two slots: old",
        "In place: new",
        "In place: lost",
      ],
      rows: EVERY.map((minutes) => {
        const [a, b] = updateFleets(DEVICES, 1 / minutes, MINUTES * 60, SEED);
        return [
          `${minutes} minutes`,
          countOf(a, "new"),
          countOf(a, "old"),
          countOf(b, "new"),
          countOf(b, "lost"),
        ].map(String);
      }),
    },
  };
}
