/** The last year whose traffic keeps a secret of x years, where the machine works from the first day of its year. */
export function lastSafeYear(machineYear: number, secrecyYears: number): number {
  return machineYear - secrecyYears - 1;
}

/** The year by whose end a migration of y years must have begun. */
export function latestStart(machineYear: number, secrecyYears: number, migration: number): number {
  return lastSafeYear(machineYear, secrecyYears) - migration;
}
