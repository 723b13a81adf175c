import type { Field } from "../lib/content-fields.ts";

/** What a fact of an office must be: else its clock fails in the visitor's hands, or its point leaves the map. */
const rules: Readonly<Record<string, readonly [(value: string) => boolean, string]>> = {
  timeZone: [isTimeZone, 'IANA name, such as "Asia/Kolkata"'],
  countryCode: [isCountry, 'code of ISO 3166, such as "GB"'],
  latitude: [(degrees) => Math.abs(Number(degrees)) <= 90, "latitude in degrees, such as 51.5072"],
  longitude: [(degrees) => Math.abs(Number(degrees)) <= 180, "longitude in degrees, such as -0.1"],
};

export function officeProblems(fields: readonly Field[]): string[] {
  return fields.flatMap(({ key, at, value }) => {
    const [holds, what] = rules[key] ?? [];
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
