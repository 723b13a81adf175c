import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, release, totalmem, type } from "node:os";
import { join, resolve } from "node:path";
import { toCsv } from "../../../data/csv.ts";
import type { CompileOptions } from "../src/compiler/compile-options.ts";

/** Where the benchmarks put what the documents report; its files are tracked. */
export const publishedFolder = resolve(import.meta.dirname, "../../../data");
const unpublishedFolder = resolve(import.meta.dirname, "../../../.cache/benchmarks");

/** Measurements of a part stay aside, because they must not replace the numbers that the documents report. */
export function resultsFolder(isWhole: boolean): string {
  const folder = isWhole ? publishedFolder : unpublishedFolder;
  mkdirSync(folder, { recursive: true });
  console.log(`The results go to ${folder}.`);
  return folder;
}

export function writeTable(folder: string, name: string, rows: Parameters<typeof toCsv>[0]): void {
  writeFileSync(join(folder, name), toCsv(rows));
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
