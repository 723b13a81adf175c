// Readers run this file from the source archive, so it imports nothing of the website.
import { storedRows } from "../data/stored-data.ts";

/** The two years in which a machine that breaks today's keys is assumed to work, for planning. */
export const planningYears = [2031, 2036] as const;

/** The last year whose traffic keeps a secret of x years, where the machine works from the first day of its year. */
export function lastSafeYear(machineYear: number, secrecyYears: number): number {
  return machineYear - secrecyYears - 1;
}

/** The year by whose end a migration of y years must have begun. */
export function latestStart(machineYear: number, secrecyYears: number, migration: number): number {
  return lastSafeYear(machineYear, secrecyYears) - migration;
}

/**
 * Years by which an asset comes too late if the machine appears `horizon` years from now: the years for which what it
 * protects must hold plus the months to change it, less the horizon. Above zero it is late already.
 */
export function yearsLate(holdsYears: number, changeMonths: number, horizon: number): number {
  return holdsYears + changeMonths / 12 - horizon;
}

/** Rows that show how the template is filled in; no real system stands behind them. */
export const exampleEntries = storedRows("pqc-inventory-template.csv").map((row) => ({
  id: row.id,
  asset: row.asset,
  algorithm: row.algorithm,
  /** Years for which what it protects must hold; 0 where it protects nothing secret. */
  holdsYears: Number(row.holds_years),
  /** Months from decision to done. */
  changeMonths: Number(row.change_months),
}));

export type InventoryEntry = (typeof exampleEntries)[number];
