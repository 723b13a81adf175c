/** Where a minute of the day stands: from left to right, one unit each, and on a phone from top to bottom. */
export const hoursPlaces = {
  wide: { head: 30, foot: 580 },
  narrow: { head: 66, left: 58, right: 355, unit: 0.4 },
} as const;

export const narrowMinute = (minute: number): number =>
  hoursPlaces.narrow.head + minute * hoursPlaces.narrow.unit;
