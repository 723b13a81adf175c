import type { CheckName } from "#app/content/quantum/home.ts";
import { sum } from "#app/lib/sum.ts";
import list from "#data/paper-list.computed.ts";
import { cases, lostCases, tiedCases } from "#data/peers.ts";

const more = lostCases.length;

const numbers: Readonly<Record<CheckName, number>> = {
  compiler: Math.round(list.packageBytes / 1000),
  benchmark: cases.length,
  data: list.data.length,
  papers: list.papers.length,
};

export default {
  numbers,
  counts: {
    fewer: cases.length - more - tiedCases.length,
    more,
    pages: sum(list.papers.map(({ pages }) => pages)),
  },
};
