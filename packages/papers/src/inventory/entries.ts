import { storedRows } from "../stored-data.ts";

export interface InventoryEntry {
  id: string;
  asset: string;
  algorithm: string;
  /** Years for which what it protects must hold; 0 where it protects nothing secret. */
  holdsYears: number;
  /** Months from decision to done. */
  changeMonths: number;
}

/** Rows that show how the template is filled in; no real system stands behind them. */
export const exampleEntries: readonly InventoryEntry[] = storedRows(
  "pqc-inventory-template.csv",
).map(({ id, asset, algorithm, holds_years, change_months }) => ({
  id,
  asset,
  algorithm,
  holdsYears: Number(holds_years),
  changeMonths: Number(change_months),
}));
