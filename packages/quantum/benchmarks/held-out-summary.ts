import { parseCsv } from "./csv.ts";
import { geometricMean, median } from "./statistics.ts";

interface Row {
  circuit: string;
  device: string;
  tool: string;
  median: number;
  least: number;
  seconds: number;
}

function rowsOf(csv: string): Row[] {
  return parseCsv(csv).map(({ circuit, device, tool, cx_median, cx_least, seconds_median }) => ({
    circuit,
    device,
    tool,
    median: Number(cx_median),
    least: Number(cx_least),
    seconds: Number(seconds_median),
  }));
}

/** Our row beside the better of the others, whose seconds are those of the faster at its best level. */
interface Compared {
  name: string;
  family: string;
  ours: Row;
  others: Row[];
}

function comparedRows(rows: readonly Row[]): Compared[] {
  const peers = rows.filter(({ tool }) => tool !== "ours" && tool !== "qiskit-1");
  const nameOf = ({ circuit, device }: Row) => `${circuit} on ${device}`;
  return rows.flatMap((ours) => {
    if (ours.tool !== "ours") return [];
    const name = nameOf(ours);
    const others = peers.filter((row) => nameOf(row) === name);
    return [{ name, family: name.replace(/\..*/, ""), ours, others }];
  });
}

const fewest = (rows: readonly Row[], key: "median" | "least") =>
  Math.min(...rows.map((row) => row[key]));

function tableLine(name: string, cases: readonly Compared[]): string {
  const ratio = (key: "median" | "least") =>
    // A ratio needs gates on both sides; the documents leave the other rows out too.
    geometricMean(
      cases
        .filter(({ ours, others }) => ours[key] > 0 && fewest(others, key) > 0)
        .map(({ ours, others }) => ours[key] / fewest(others, key)),
    ).mean.toFixed(2);
  const signs = cases.map(({ ours, others }) => Math.sign(ours.median - fewest(others, "median")));
  const counts = [-1, 0, 1].map((sign) => signs.filter((one) => one === sign).length);
  const seconds = (tool: string) => {
    const taken = cases.flatMap(({ others }) => others.filter((row) => row.tool === tool));
    return median(taken.map((row) => row.seconds)).toFixed(3);
  };
  const ours = median(cases.map((one) => one.ours.seconds)).toFixed(3);
  const times = [ours, seconds("qiskit-3"), seconds("tket")].join(" / ");
  return `| ${name} | ${cases.length} | ${ratio("median")} | ${ratio("least")} | ${counts.join(", ")} | ${times} |`;
}

/** Losses first, then a row a family: our CX as a part of the better peer's. */
export function summary(csv: string): string {
  const all = comparedRows(rowsOf(csv));
  const losses = all.filter(({ ours, others }) => ours.median > fewest(others, "median"));
  const lost = losses.map(
    ({ name, ours, others }) => `${name} (${ours.median} against ${fewest(others, "median")})`,
  );
  const families = [...new Set(all.map(({ family }) => family))];
  return [
    `Lost: ${lost.join("; ") || "none"}.`,
    "",
    "| family | rows | median | best | fewer, same, more | s: ours / Qiskit / tket |",
    "|---|---|---|---|---|---|",
    tableLine("all", all),
    tableLine(
      "all but Fourier",
      all.filter(({ family }) => family !== "Fourier"),
    ),
    ...families.map((name) =>
      tableLine(
        name.replaceAll("-", " "),
        all.filter(({ family }) => family === name),
      ),
    ),
  ].join("\n");
}
