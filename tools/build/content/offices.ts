import type { Office } from "#app/content/offices.ts";

/** Time zones that no browser knows: the page with the clocks would fail in the visitor's hands. */
export function officeProblems(offices: readonly Office[]): string[] {
  return offices.flatMap(({ timeZone }, index) =>
    isTimeZone(timeZone)
      ? []
      : [
          `app/content/offices.ts: offices.${index}.timeZone "${timeZone}" is no IANA name, such as "Asia/Kolkata"`,
        ],
  );
}

function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en-US", { timeZone }));
  } catch {
    return false;
  }
}
