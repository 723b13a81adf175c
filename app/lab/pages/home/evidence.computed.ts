import { serviceSlugs } from "#app/content/services/cards.ts";
import list from "#data/paper-list.computed.ts";

/** The number of each thing that a visitor can check. */
export default {
  papers: list.papers.length,
  compiler: Math.round(list.packageBytes / 1000),
  services: serviceSlugs.length,
};
