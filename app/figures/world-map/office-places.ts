import { offices as officeList } from "#app/content/offices.ts";
import type { LonLat } from "#app/models/world-map/land.ts";

/** How far the name over the sea is from an office inland, in degrees; San Francisco has the sea beside it. */
const labelOffsets: Readonly<Partial<Record<string, LonLat>>> = {
  Austin: [-4, -20],
  Kolkata: [1.5, -26],
};

export const offices = officeList.map(
  ({ city, country, timeZone, zoneName, latitude, longitude }) => ({
    city,
    country,
    timeZone,
    zoneName,
    at: [longitude, latitude] as LonLat,
    labelOffset: labelOffsets[city],
  }),
);
