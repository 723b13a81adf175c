import { thousands } from "#app/figures/format.ts";
import { path } from "#app/figures/marks.ts";
import { hexagon, type Point } from "#app/figures/path.ts";
import type { Figure, Mark, Scene } from "#app/figures/scene.ts";
import { countOf, type Fleet, updateFleets } from "#app/models/services/update.ts";
import { fullScene } from "../full-scene.ts";

const DEVICES = 2448;
const MINUTES = 12;
/** Hours between two power cuts, on average. */
const EVERY = [6, 12, 24] as const;
const DAILY = 24;
const SEED = 6;

const fleets = (hours: number) => updateFleets(DEVICES, 1 / (hours * 60), MINUTES * 60, SEED);

interface Frame {
  width: number;
  height: number;
  columns: number;
}

const wide: Frame = { width: 1440, height: 630, columns: 72 };
const narrow: Frame = { width: 375, height: 650, columns: 36 };

/** Every device a hexagon; what no longer starts is bright and a little larger. */
function draw({ devices }: Fleet, { width, height, columns }: Frame): Scene {
  const pitch = width / (columns + 0.5);
  const rise = pitch * 0.866;
  const at = (k: number): Point => {
    const row = Math.floor(k / columns);
    return [pitch * ((k % columns) + (row % 2 === 0 ? 0.5 : 1)), rise * (row + 0.6)];
  };
  const cells = (isLost: boolean, radius: number) =>
    devices
      .flatMap(({ state }, k) => ((state === "lost") === isLost ? [hexagon(...at(k), radius)] : []))
      .join("");
  const marks: Mark[] = [
    path(cells(false, pitch * 0.47), { fill: "green", opacity: 0.42 }),
    path(cells(true, pitch * 0.58), { fill: "ink" }),
  ];
  return fullScene({ width, height, marks }, "black");
}

/** A large fleet that loses power once a day, updated in place. */
export function buildFleet(): Figure {
  const [slots, single] = fleets(DAILY);
  const lost = countOf(single, "lost");
  return {
    title: `${thousands(DEVICES)} devices updated in place, power cut about once a day: those that no longer start`,
    finding: `One power cut a day is rare. Updated in place, ${lost} of ${thousands(DEVICES)} devices still never start again.`,
    caption: `The simulation of the opening on ${thousands(DEVICES)} devices, with power cut on average every ${DAILY} hours at random moments. Each hexagon is a device; the bright ones were writing when power failed. With two slots ${countOf(slots, "lost")} are lost under the same cuts.`,
    narrow: draw(single, narrow),
    scene: draw(single, wide),
    table: {
      columns: ["Hours between cuts", "In place: lost", "Two slots: lost"],
      rows: EVERY.map((hours) => {
        const [a, b] = fleets(hours);
        return [`${hours}`, `${countOf(b, "lost")}`, `${countOf(a, "lost")}`];
      }),
    },
  };
}

export default buildFleet();
