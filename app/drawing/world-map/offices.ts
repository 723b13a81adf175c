import { offices as officeList } from "#app/content/offices.ts";
import type { LonLat } from "#app/engine/world-map/projection.ts";

interface Label {
  /** Where its label has room: the first two offices are neighbors on a world map. */
  labelSide: "above" | "below";
  /** Which end of the label is at the office. */
  labelAlign: "start" | "end";
}

/** In the order of the offices. */
const labels = [
  { labelSide: "above", labelAlign: "end" },
  { labelSide: "below", labelAlign: "start" },
  { labelSide: "below", labelAlign: "end" },
] as const satisfies readonly Label[];

export const offices = officeList.map(
  ({ city, country, timeZone, zoneName, latitude, longitude }, index) => ({
    city,
    country,
    timeZone,
    zoneName,
    at: [longitude, latitude] as LonLat,
    ...labels[index % labels.length],
  }),
);
