import { numeral } from "./numeral.ts";

export interface Office {
  city: string;
  /** Short: on the maps of phones "United Kingdom" would run into its neighbor, "UK" does not. */
  country: string;
  /** Its two letters by ISO 3166, for search engines. */
  countryCode: string;
  /** The IANA name, from which the browser tells the time. */
  timeZone: string;
  /** The same in words, with its distance from UTC. */
  zoneName: string;
  utcOffset: string;
  /** Degrees, of the city; north and east are positive. */
  latitude: number;
  longitude: number;
}

export const offices = [
  {
    city: "San Francisco",
    country: "USA",
    countryCode: "US",
    timeZone: "America/Los_Angeles",
    zoneName: "Pacific Time",
    utcOffset: "UTC−8, in summer UTC−7",
    latitude: 37.7749,
    longitude: -122.4194,
  },
  {
    city: "Austin",
    country: "USA",
    countryCode: "US",
    timeZone: "America/Chicago",
    zoneName: "Central Time",
    utcOffset: "UTC−6, in summer UTC−5",
    latitude: 30.2672,
    longitude: -97.7431,
  },
  {
    city: "Kolkata",
    country: "India",
    countryCode: "IN",
    timeZone: "Asia/Kolkata",
    zoneName: "India Standard Time",
    utcOffset: "UTC+5:30, all year",
    latitude: 22.5726,
    longitude: 88.3639,
  },
] as const satisfies readonly Office[];

const cities = offices.map(({ city }) => city);
const joinNames = (names: readonly string[], word: string) =>
  names.join(", ").replace(/, ([^,]*)$/, ` ${word} $1`);

/** The cities in a sentence. An office that moves is changed above, and nowhere else. */
export const cityNames = {
  and: joinNames(cities, "and"),
  or: joinNames(cities, "or"),
  list: cities.join(", "),
  count: numeral(cities.length).toLowerCase(),
};

const article = /^[A-Z]+$|^United |lands$|^Philippines$/;
const countries = new Set(
  offices.map(({ country }) => `in ${article.test(country) ? "the " : ""}${country}`),
);
/** Each country once: "in the USA and in India". */
export const inCountries = joinNames([...countries], "and");
