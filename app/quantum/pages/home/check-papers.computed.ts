import type { CheckName } from "#app/content/quantum/home.ts";
import { sum } from "#app/lib/sum.ts";
import list from "#data/paper-list.computed.ts";
import { cases, lostCases, tiedCases } from "#data/peers.ts";

const descending = (numbers: readonly number[]) => numbers.toSorted((a, b) => b - a);

export const kilobytes = Math.round(list.packageBytes / 1000);
export const [more, equal] = [lostCases.length, tiedCases.length];
export const fewer = cases.length - more - equal;
export const fileBytes = descending(list.data.map(({ bytes }) => bytes));
export const pages = descending(list.papers.map((paper) => paper.pages));

const numbers: Readonly<Record<CheckName, number>> = {
  compiler: kilobytes,
  benchmark: cases.length,
  data: fileBytes.length,
  papers: pages.length,
};

export default { numbers, counts: { fewer, more, pages: sum(pages) } };
