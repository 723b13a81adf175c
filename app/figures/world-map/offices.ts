import { offices as officeList } from "#app/content/offices.ts";
import type { LonLat } from "#app/models/world-map/globe.ts";

/** From an office to its name over the sea, in degrees and in the order of the offices; the first has the sea beside it. */
const toName: readonly (LonLat | undefined)[] = [undefined, [-4, -20], [1.5, -26]];

export const offices = officeList.map(
  ({ city, country, timeZone, zoneName, latitude, longitude }, index) => ({
    city,
    country,
    timeZone,
    zoneName,
    at: [longitude, latitude] as LonLat,
    toName: toName[index % toName.length],
  }),
);
