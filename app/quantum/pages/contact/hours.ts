import { offices } from "#app/content/offices.ts";
import {
  covers,
  DAY_MINUTES,
  type Hours,
  inUtc,
  minutesCovered,
  offsetOf,
} from "#app/quantum/pages/contact/office-hours.ts";

/** An office day by its own clock: nine to six, an assumption that the caption names. */
export const OFFICE_DAY: Hours = { from: 9 * 60, to: 18 * 60 };

/** A day of each, on which no zone of the offices changes its clock. */
const days = { summer: "2026-07-15", winter: "2026-01-15" } as const;
export type Season = keyof typeof days;
export const seasons = ["summer", "winter"] as const satisfies readonly Season[];

type City = (typeof offices)[number]["city"];

export interface OfficeDay {
  city: City;
  hours: Readonly<Record<Season, Hours>>;
}

const utcHours = (timeZone: string, season: Season) =>
  inUtc(OFFICE_DAY, offsetOf(timeZone, days[season]));

/** In the order in which a day of UTC meets them. */
export const officeDays: readonly OfficeDay[] = offices
  .map(({ city, timeZone }) => ({
    city,
    hours: { summer: utcHours(timeZone, "summer"), winter: utcHours(timeZone, "winter") },
  }))
  .toSorted((a, b) => a.hours.summer.from - b.hours.summer.from);

const of = (season: Season, cities?: readonly City[]) =>
  officeDays.filter(({ city }) => cities?.includes(city) ?? true).map(({ hours }) => hours[season]);

/** How many offices are at work in a minute of the day. */
export const atWork = (season: Season, minute: number): number =>
  of(season).filter((hours) => covers(hours, minute)).length;

/** Hours of a day, of all offices or some, in which at least one is at work. @internal */
export const openHours = (season: Season): number => minutesCovered(of(season)) / 60;

export const sharedHours = (season: Season, cities: readonly City[]): number =>
  minutesCovered(of(season, cities), cities.length) / 60;

/** How many hours one city's clock is ahead of another's. */
export function ahead(season: Season, east: City, west: City): number {
  const start = (city: City) => of(season, [city])[0].from;
  return ((start(west) - start(east) + DAY_MINUTES) % DAY_MINUTES) / 60;
}
