import { datesCheckedOn } from "#data/dates.ts";
import { storedRows } from "../../data/stored-data.ts";
import { horizons } from "../horizons.ts";
import { exampleEntries, type InventoryEntry, yearsLate } from "../planning-years.ts";
import type { Paper } from "../types.ts";
import { inventoryRank, monthsCover } from "./figures.ts";

const lateBy = ({ holdsYears, changeMonths }: InventoryEntry, horizon = 0) =>
  yearsLate(holdsYears, changeMonths, horizon);
const rankedEntries = exampleEntries.toSorted((a, b) => lateBy(b) - lateBy(a));
const [first] = rankedEntries;
const websiteEntries = storedRows("website-inventory.csv");

function lateText(entry: InventoryEntry, years: number): string {
  const value = lateBy(entry, years);
  return value > 0 ? `${value.toFixed(1)} late` : `${(-value).toFixed(1)} in hand`;
}

export const pqcInventory: Paper = {
  slug: "pqc-inventory",
  kind: "guide",
  title: "Taking a PQC inventory",
  version: "1.3",
  date: "2026-11-18",
  cover: { picture: monthsCover, ground: "custody" },
  data: {
    "pqc-inventory-template.csv": "the thirteen columns with four example rows",
    "pqc-inventory-template.cdx.json":
      "the same rows as a cryptographic bill of materials (CBOM) in CycloneDX 1.6",
    "website-inventory.csv": "the inventory of this website",
    "website-inventory.cdx.json": "the same as a CycloneDX 1.6 CBOM",
  },
  figures: { rank: inventoryRank },
  values: {
    ranked: rankedEntries.map((entry) => [
      entry.asset,
      entry.algorithm,
      `${entry.holdsYears}`,
      `${entry.changeMonths}`,
      lateText(entry, horizons[0].years),
      lateText(entry, horizons[1].years),
    ]),
    nearYear: horizons[0].year,
    farYear: horizons[1].year,
    datesCheckedOn,
    website: websiteEntries.map((entry) => [
      entry.asset,
      entry.algorithm,
      entry.where,
      entry.vulnerable,
      entry.target,
    ]),
    lateCommand: `node -p 'require("./papers/planning-years.ts").yearsLate(${first.holdsYears}, ${first.changeMonths}, ${horizons[0].years.toFixed(2)})'`,
  },
};
