import { serviceSlugs } from "#app/content/services/cards.ts";
import { siteBudgets } from "#app/content/services/site-budgets.ts";
import type { PaperList } from "#app/models/papers.ts";

/** `npm run documents` writes it; imported late, because a fresh clone does not have it yet. */
const file = new URL("../../../models/generated/papers.json", import.meta.url).href;
const { default: list }: { default: PaperList } = await import(file, { with: { type: "json" } });

/** The number of each thing that a visitor can check. */
export default {
  papers: list.papers.length,
  compiler: Math.round(list.packageBytes / 1000),
  services: serviceSlugs.length,
  visit: siteBudgets.total,
};
