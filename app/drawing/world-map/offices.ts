import { offices as officeList } from "#app/content/offices.ts";
import type { LonLat } from "#app/engine/world-map/projection.ts";

interface Label {
  /** Where its label has room: San Francisco and Austin are neighbors on a world map. */
  labelSide: "above" | "below";
  /** Which end of the label is at the office. */
  labelAlign: "start" | "end";
}

type City = (typeof officeList)[number]["city"];

const labels: Record<City, Label> = {
  "San Francisco": { labelSide: "above", labelAlign: "end" },
  Austin: { labelSide: "below", labelAlign: "start" },
  Kolkata: { labelSide: "below", labelAlign: "end" },
};

export const offices = officeList.map(
  ({ city, country, timeZone, zoneName, latitude, longitude }) => ({
    city,
    country,
    timeZone,
    zoneName,
    at: [longitude, latitude] as LonLat,
    ...labels[city],
  }),
);
