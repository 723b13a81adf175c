import { storedRows } from "../stored-data.ts";
import type { Exposure } from "./years-late.ts";

export interface InventoryEntry extends Exposure {
  id: string;
  asset: string;
  algorithm: string;
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
