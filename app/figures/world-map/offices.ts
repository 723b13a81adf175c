import { offices as officeList } from "#app/content/offices.ts";
import type { LonLat } from "#app/models/world-map/globe.ts";

/** Which end of a label is at its office, in the order of the offices: the first two are neighbors on a world map. */
const labels = ["end", "middle", "end"] as const;

export const offices = officeList.map(
  ({ city, country, timeZone, zoneName, latitude, longitude }, index) => ({
    city,
    country,
    timeZone,
    zoneName,
    at: [longitude, latitude] as LonLat,
    labelAlign: labels[index % labels.length],
  }),
);
