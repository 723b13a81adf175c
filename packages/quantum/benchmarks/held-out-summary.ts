import { parseCsv } from "./csv.ts";
import { geometricMean, median } from "./statistics.ts";

/** Our CX as a part of the better peer's: those lost, then a row for all and one a family. */
export function summary(csv: string): string {
  const rows = parseCsv(csv).map((row) => ({
    name: `${row.circuit} on ${row.device}`,
    tool: row.tool,
    cx: Number(row.cx_median),
    seconds: Number(row.seconds_median),
  }));
  const cases = rows.flatMap(({ name, tool, cx, seconds }) => {
    if (tool !== "ours") return [];
    const peers = rows.filter((row) => row.name === name && row.tool.match(/^(tket|qiskit-3)/));
    const best = Math.min(...peers.map((row) => row.cx));
    return [{ name, cx, best, seconds }];
  });
  const line = (family: string) => {
    const some = cases.filter(({ name }) => family === "all" || name.startsWith(`${family}.`));
    // A ratio needs gates on both sides.
    const ratios = some.flatMap(({ cx, best }) => (cx > 0 && best > 0 ? [cx / best] : []));
    const signs = [-1, 0, 1].map(
      (sign) => some.filter(({ cx, best }) => Math.sign(cx - best) === sign).length,
    );
    const seconds = median(some.map((one) => one.seconds)).toFixed(3);
    return `| ${family} | ${some.length} | ${geometricMean(ratios).mean.toFixed(2)} | ${signs.join(", ")} | ${seconds} |`;
  };
  const lost = cases.filter(({ cx, best }) => cx > best);
  const families = new Set(cases.map(({ name }) => name.replace(/\..*/, "")));
  return [
    `Lost: ${lost.map(({ name, cx, best }) => `${name} (${cx} against ${best})`).join("; ") || "none"}.`,
    "",
    "| family | rows | CX | fewer, same, more | our seconds |",
    "|---|---|---|---|---|",
    ...["all", ...families].map(line),
  ].join("\n");
}
