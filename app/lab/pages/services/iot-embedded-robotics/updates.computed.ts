import { path, text } from "#app/drawing/marks.ts";
import { hexagon } from "#app/drawing/path.ts";
import { type FigureData, type Mark, type Scene, sceneOf } from "#app/drawing/scene.ts";
import { sum } from "#app/lib/sum.ts";
import { countOf, type Fleet, type UpdateOutcome, updateFleets } from "./update.ts";

/** Minutes of power between two cuts, on average. */
const intervals = [20, 5, 2] as const;

const DEVICES = 120;
const MINUTES = 12;
const SEED = 6;

type Corner = readonly [left: number, upper: number];
/** Two fleets beside each other. */
const wideCorners: readonly Corner[] = [0, 640].map((left) => [left, 52]);
const wide = { width: 1240, height: 338, corners: wideCorners, columns: 15, pitch: 38.6 };
/** The second below the first. */
const narrowCorners: readonly Corner[] = [21, 125].map((upper) => [0, upper]);
const narrow = { width: 360, height: 194, corners: narrowCorners, columns: 24, pitch: 14.69 };
type FleetFrame = typeof wide;

/** Every device of a fleet as a hexagon: filled on the new image, gray on the old, empty if it no longer starts. */
function drawFleet(fleet: Fleet, [left, upper]: Corner, frame: FleetFrame): Mark[] {
  const { columns, pitch } = frame;
  const isWide = frame === wide;
  const cell = (k: number) => {
    const line = Math.floor(k / columns);
    const x = left + pitch * ((k % columns) + (line % 2 === 0 ? 0.5 : 1));
    return hexagon(x, upper + pitch * 0.88 * (line + 0.5), pitch * 0.5);
  };
  const cells = (state: UpdateOutcome["state"]) =>
    fleet.devices.map((device, k) => (device.state === state ? cell(k) : "")).join("");
  const [old, lost] = [countOf(fleet, "old"), countOf(fleet, "lost")];
  const outcome = [
    lost > 0 ? `${lost} of ${DEVICES} don’t start` : `all ${DEVICES} start`,
    ...(old > 0 ? [`${old} on the old image`] : []),
  ];
  return [
    path(cells("new"), { fill: "green" }),
    path(cells("old"), { fill: "quiet" }),
    path(cells("lost"), { stroke: "ink", width: 1.2 }),
    text(left, upper - (isWide ? 16 : 10), `${fleet.scheme}: ${outcome.join(", ")}`, {
      tone: "ink",
      bold: !isWide,
      large: isWide,
    }),
  ];
}

function draw(fleets: readonly [Fleet, Fleet], frame: FleetFrame): Scene {
  const { width, height, corners } = frame;
  const marks = fleets.flatMap((fleet, k) => drawFleet(fleet, corners[k], frame));
  return sceneOf(width, height, marks);
}

const fleetsAt = (minutes: number) => updateFleets(DEVICES, 1 / minutes, MINUTES * 60, SEED);

/** A fleet updated under random power cuts, with two slots and in place. */
function drawFigure(every: number): FigureData {
  const fleets = fleetsAt(every);
  const [slots, single] = fleets;
  const cuts = sum(slots.devices.map((device) => device.cuts));
  return {
    title: `${DEVICES} devices updated under random power cuts, with two slots and in place`,
    finding: `Simulated: ${DEVICES} devices update through ${cuts} power cuts. Overwriting the only image kills ${countOf(single, "lost")} of them; with a second slot, ${countOf(slots, "lost") || "none"}.`,
    caption: `We simulate ${DEVICES} devices over ${MINUTES} minutes. Power is cut at random, on average after ${every} minutes of power, for 10 to 60 seconds, and both fleets meet the same cuts, drawn from seed ${SEED}. Writing takes 4 minutes of power, and into a second slot it resumes after a cut. The first start takes 45 seconds and is tried three times, where MCUboot alone tries once, before the old image returns. In place means one slot and no recovery loader. The bootloader is assumed sound, so two slots cannot lose a device. A filled hexagon runs the new image, a gray one the old, and an empty one no longer starts.`,
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
      rows: intervals.map((minutes) => {
        const [a, b] = fleetsAt(minutes);
        const counts = [
          countOf(a, "new"),
          countOf(a, "old"),
          countOf(b, "new"),
          countOf(b, "lost"),
        ];
        return [`${minutes} minutes`, ...counts.map(String)];
      }),
    },
  };
}

export default {
  legend: "Power is cut about every",
  options: intervals.map((minutes) => `${minutes} minutes`),
  initial: 1,
  figures: intervals.map(drawFigure),
};
