import { claims, plans, weeks } from "#app/content/specification.ts";
import type { Field } from "../lib/content-fields.ts";

/** What is wrong with single values of the content, one line for each problem. */
export function valueProblems(fields: readonly Field[]): string[] {
  const values = new Map(fields.map(({ at, value }) => [at, value]));
  return [
    ...officeProblems(fields),
    ...fields.flatMap((field) => [
      ...descriptionProblems(field),
      ...emphasisProblems(field, values),
      ...numberProblems(field),
      ...inlineLinkProblems(field),
    ]),
  ];
}

/** Colors that are not written as "#rrggbb": documents and drawings take no other form. */
export function colorProblems(fields: readonly Field[]): string[] {
  return fields.flatMap(({ at, value }) =>
    typeof value === "object" || /^#[0-9a-f]{6}$/i.test(String(value))
      ? []
      : [`${at} "${value}" is no color: write it as "#8fd9e8"`],
  );
}

/** What the facts of an office must be; a wrong one stops its clock in the visitor's browser or moves its point off the map. */
const officeRules: Readonly<Record<string, readonly [(value: string) => boolean, string]>> = {
  timeZone: [isTimeZone, 'IANA name, such as "Asia/Kolkata"'],
  countryCode: [isCountry, 'code of ISO 3166, such as "GB"'],
  latitude: [(degrees) => Math.abs(Number(degrees)) <= 90, "latitude in degrees, such as 51.5072"],
  longitude: [(degrees) => Math.abs(Number(degrees)) <= 180, "longitude in degrees, such as -0.1"],
};

export function officeProblems(fields: readonly Field[]): string[] {
  return fields.flatMap(({ key, at, value }) => {
    const [holds, what] = officeRules[key] ?? [];
    return holds && !holds(String(value)) ? [`${at} "${value}" is no ${what}`] : [];
  });
}

function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en-US", { timeZone }));
  } catch {
    return false;
  }
}

/** An alias such as UK has a name too, but stands for another code. */
function isCountry(code: string): boolean {
  const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  if (!/^[A-Z]{2}$/.test(code) || names.of(code) === undefined) return false;
  return new Intl.Locale(`und-${code}`).region === code;
}

/** Search engines say too little with a shorter description, and cut off a longer one. */
const MIN_DESCRIPTION_CHARACTERS = 110;
const MAX_DESCRIPTION_CHARACTERS = 160;

function descriptionProblems({ at, value }: Field): string[] {
  // No search engine shows the not-found page.
  if (!at.endsWith(".meta.description") || at.includes("/not-found.ts")) return [];
  const { length } = String(value);
  return length >= MIN_DESCRIPTION_CHARACTERS && length <= MAX_DESCRIPTION_CHARACTERS
    ? []
    : [
        `${at} has ${length} characters; ${MIN_DESCRIPTION_CHARACTERS} to ${MAX_DESCRIPTION_CHARACTERS} fit a search result`,
      ];
}

/** Emphasized words must end the title or statement beside them, or the page would lose a part of it. */
function emphasisProblems({ key, at, value }: Field, values: Map<string, unknown>): string[] {
  if (key !== "emphasis") return [];
  const titles = ["title", "statement"]
    .map((name) => values.get(at.replace(/emphasis$/, name)))
    .filter((title) => title !== undefined);
  return titles.every((title) => String(title).endsWith(String(value)))
    ? []
    : [`${at} is “${value}”, with which its title does not end`];
}

/** An amount in dollars, a multiplier or a duration; “every 12 months” is not one. */
const boundNumber =
  /\$\d[\d.,]*[kM]?\b|(?<!every )\b(\d+-)?\d+ (weeks|months)\b|(?<![\d.])\d+(\.\d+)?x\b/g;

const specifiedNumbers = new Set(JSON.stringify([plans, weeks, claims]).match(boundNumber));

/** Prices, durations and multipliers that are not the specification's: an old one, or one of somebody's own. */
function numberProblems({ at, value }: Field): string[] {
  // Words that take a number are functions, so their source is searched.
  const hasWords = typeof value === "string" || typeof value === "function";
  const numbers = hasWords ? (String(value).match(boundNumber) ?? []) : [];
  return numbers
    .filter((words) => !specifiedNumbers.has(words))
    .map((words) => `${at} says ${words}, which app/content/specification.ts does not`);
}

/** Links within a page's sentence, which visitors would see as brackets. */
function inlineLinkProblems({ at, value }: Field): string[] {
  return typeof value === "string" && value.includes("](")
    ? [`${at} has a link in its sentence, which only papers can: use a field for links`]
    : [];
}
