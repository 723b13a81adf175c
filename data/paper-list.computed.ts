import { formatDate } from "./dates.ts";
import type { PaperList } from "./papers.ts";

/** `npm run documents` writes it; imported late, because a fresh clone does not have it yet. */
const file = new URL("../.cache/papers/papers.json", import.meta.url).href;
const { default: list }: { default: PaperList } = await import(file, { with: { type: "json" } });

/** Dates become words here: the first formatter takes a slow phone a tenth of a second. */
const papers = list.papers.map(({ data: _, ...paper }) => ({
  ...paper,
  day: formatDate(paper.date),
}));

const own = list.own.map((document) => ({ ...document, day: formatDate(document.date) }));

/** Each file of data once, also where several papers use it. */
const data = new Map(list.papers.flatMap(({ data }) => data.map((entry) => [entry.file, entry])));

export default { ...list, papers, own, data: [...data.values()] };
