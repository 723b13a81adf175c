import type { Field } from "../lib/content-fields.ts";

/** Time zones that no browser knows: the page with the clocks would fail in the visitor's hands. */
export function officeProblems(fields: readonly Field[]): string[] {
  return fields.flatMap(({ key, at, value }) =>
    key !== "timeZone" || isTimeZone(String(value))
      ? []
      : [`${at} "${value}" is no IANA name, such as "Asia/Kolkata"`],
  );
}

function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en-US", { timeZone }));
  } catch {
    return false;
  }
}
