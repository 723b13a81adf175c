import { parseCsv } from "@adyakshar/quantum/csv";
import { storedData } from "../data-files.ts";

/** The inventory of this website as it was taken: what the source calls, then what only people know. */
export const websiteEntries = parseCsv(storedData("website-inventory.csv"));
