import type { CheckName } from "#app/content/quantum/home.ts";
import { equal, fewer, fileBytes, kilobytes, more, pageCount, pages } from "./check-counts.ts";

const numbers: Readonly<Record<CheckName, number>> = {
  compiler: kilobytes,
  benchmark: more + equal + fewer,
  data: fileBytes.length,
  papers: pages.length,
};

export default { numbers, counts: { fewer, more, pages: pageCount } };
