import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, release, totalmem, type } from "node:os";
import { join, resolve } from "node:path";
import type { CompileOptions } from "../src/compiler/compile-options.ts";

/** The folder `data` where the command was called holds what was published: in the website's repository, its tables. */
export const publishedFolder = resolve(process.env.INIT_CWD ?? ".", "data");

/** Measurements of a part stay aside, because they must not replace the numbers that the documents report. */
export function resultsFolder(isWhole: boolean): string {
  const folder = isWhole ? publishedFolder : join(import.meta.dirname, ".work", "results");
  mkdirSync(folder, { recursive: true });
  console.log(`The results go to ${folder}.`);
  return folder;
}

type Row = Readonly<Record<string, string | number | boolean>>;

/** Writes rows by column name as RFC 4180. */
export function writeTable(folder: string, name: string, rows: readonly Row[]): void {
  const cell = (value: Row[string]) =>
    /[",\n]/.test(`${value}`) ? `"${`${value}`.replaceAll('"', '""')}"` : `${value}`;
  const lines = [...rows.slice(0, 1).map(Object.keys), ...rows.map((row) => Object.values(row))];
  writeFileSync(join(folder, name), lines.map((line) => `${line.map(cell).join(",")}\n`).join(""));
}

/** A published table; those of the benchmarks have no quotes. */
export function readTable(name: string): Record<string, string>[] {
  const text = readFileSync(join(publishedFolder, name), "utf8").trimEnd();
  const [header = [], ...rows] = text.split("\n").map((line) => line.split(","));
  return rows.map((row) => Object.fromEntries(header.map((column, k) => [column, row[k]])));
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)] + sorted[Math.ceil(middle)]) / 2;
}

export function geometricMean(ratios: readonly number[]): number {
  return Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
}

/** Seconds of processor time of this thread so far, not wall time: other programs on the machine matter less. */
export function cpuSeconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}

interface Once {
  twoQubit: number;
  depth: number;
  seconds: number;
}

/** Compiles a program file in a fresh process: counts, and processor seconds of all its threads. */
export function compileOnce(file: string, device: string, options: CompileOptions): Once {
  const script = join(import.meta.dirname, "compile-once.ts");
  const args = [script, file, device, JSON.stringify(options)];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" }));
}

/** The machine that a measurement belongs to, as a line of a report names it, with what else is to be known of it. */
export function writeMachine(folder: string, name: string, more: object = {}): void {
  const processors = cpus();
  const machine = {
    processor: processors[0]?.model.trim() || "unknown",
    cores: processors.length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    system: `${type()} ${release().split("-")[0]}, ${process.arch}`,
    node: process.version,
    date: new Date().toISOString().slice(0, 10),
  };
  writeFileSync(join(folder, name), `${JSON.stringify({ ...machine, ...more }, null, 2)}\n`);
}
