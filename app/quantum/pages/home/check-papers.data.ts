import type { CheckName } from "#app/content/quantum/home.ts";
import { equal, fewer, fileBytes, kilobytes, more, pageCount, pages } from "./check-counts.ts";

const numbers: Readonly<Record<CheckName, number>> = {
  compiler: kilobytes,
  benchmark: more + equal + fewer,
  data: fileBytes.length,
  papers: pages.length,
};

/** What can be checked, as the build and the benchmark count it. */
export default { numbers, counts: { fewer, more, pages: pageCount } };
