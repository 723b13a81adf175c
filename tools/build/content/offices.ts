import type { Office } from "#app/content/offices.ts";

/** Time zones that no browser knows: the page with the clocks would fail in the visitor's hands. */
export function officeProblems(offices: readonly Office[]): string[] {
  return offices
    .filter(({ timeZone }) => !isTimeZone(timeZone))
    .map(
      ({ city, timeZone }) =>
        `app/content/offices.ts  ${city}: timeZone "${timeZone}" is not an IANA name, such as "Asia/Kolkata".`,
    );
}

function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en-US", { timeZone }));
  } catch {
    return false;
  }
}
