import { readFileSync } from "node:fs";

/** `import.meta.resolve` lets a figure that is computed from the file know of it. */
export function storedData(file: string): string {
  return readFileSync(new URL(import.meta.resolve(`./${file}`)), "utf8");
}

/** The rows of a stored table, by the names of its columns. */
export function storedRows(file: string): Record<string, string>[] {
  return parseCsv(storedData(file));
}

/** The machine of a measurement, as a sentence names it. */
export function machineOf(file: string): string {
  const { processor, cores, memoryGiB, system, node } = JSON.parse(storedData(file));
  return `${processor}, ${cores} cores, ${memoryGiB} GiB, ${system}, Node ${node}`;
}

type Cell = string | number | boolean;

/** Rows by column name as RFC 4180, with a line feed: quotes where a cell needs them. */
export function toCsv(rows: readonly Readonly<Record<string, Cell>>[]): string {
  const lines = [...rows.slice(0, 1).map(Object.keys), ...rows.map(Object.values<Cell>)];
  return lines.map((line) => `${line.map(cell).join(",")}\n`).join("");
}

function cell(value: Cell): string {
  const text = String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows by column name. The files are our own, so quotes around a cell are all that can occur, and none has a line feed. */
export function parseCsv(text: string): Record<string, string>[] {
  const [header = [], ...rows] = text.trimEnd().split("\n").map(cells);
  return rows.map((row) =>
    Object.fromEntries(header.map((name, index) => [name, row[index] ?? ""])),
  );
}

function cells(line: string): string[] {
  return [...line.matchAll(/(?<=^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "",
  );
}
