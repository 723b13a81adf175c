import { offices } from "#app/content/offices.ts";

/** The wide drawing's line for the name of an office, in the order of the day. */
export const wideBand = (office: number): number => 112 + office * 164;

/** Where a minute of the day stands: from left to right, one unit each, and on a phone from top to bottom. */
export const hoursPlaces = {
  wide: { head: 30, foot: wideBand(offices.length) - 24 },
  narrow: { head: 66, left: 64, right: 355, unit: 0.4 },
} as const;

export const narrowMinute = (minute: number): number =>
  hoursPlaces.narrow.head + minute * hoursPlaces.narrow.unit;
