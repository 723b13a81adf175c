import type { LonLat } from "./projection.ts";

export interface Office {
  city: string;
  country: string;
  at: LonLat;
  /** Where its label has room: San Francisco and Austin are neighbours on a world map. */
  labelSide: "above" | "below";
  /** Which end of the label is at the office. */
  labelAlign: "start" | "end";
}

export const offices = [
  {
    city: "San Francisco",
    country: "USA",
    at: [-122.42, 37.77],
    labelSide: "above",
    labelAlign: "start",
  },
  { city: "Austin", country: "USA", at: [-97.74, 30.27], labelSide: "below", labelAlign: "start" },
  { city: "Kolkata", country: "India", at: [88.36, 22.57], labelSide: "below", labelAlign: "end" },
] as const satisfies readonly Office[];
