import { storedRows } from "../../data/stored-data.ts";
import { planningYears } from "../planning-years.ts";

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

const inventoryDay = "2026-11-16";
const YEAR_MS = 365.25 * 24 * 3600 * 1000;
/** Years from that day to the first day of each planning year. */
export const horizons = planningYears.map((year) => ({
  year,
  years: (Date.UTC(year, 0, 1) - Date.parse(inventoryDay)) / YEAR_MS,
}));
