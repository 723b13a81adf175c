import { compile } from "../src/compiler/compile.ts";
import type { Level } from "../src/compiler/compile-options.ts";
import { deviceNamed } from "../src/compiler/coupling.ts";
import { cpuSeconds } from "./measuring.ts";
import {
  devices,
  generatedInstances,
  type Instance,
  smallDevices,
  smallInstances,
} from "./routing-cases.ts";
import { geometricMean, median } from "./statistics.ts";

const levelNames: readonly Level[] = ["fast", "default", "thorough"];

/** A line of a table: its name, then its cells. */
function row(first: string, cells: readonly string[]): string {
  return first.padEnd(26) + cells.map((cell) => cell.padStart(12)).join("");
}

function run({ circuit }: Instance, device: string, level: Level) {
  const started = cpuSeconds();
  const { twoQubit, depth } = compile(circuit, deviceNamed(device), { level }).counts;
  return { cx: twoQubit, depth, seconds: cpuSeconds() - started };
}

function cross(instances: readonly Instance[], names: readonly string[]) {
  return instances.flatMap((instance) => names.map((name) => ({ instance, name })));
}

const cases = [...cross(generatedInstances(), devices), ...cross(smallInstances(), smallDevices)];
// The first programs are compiled by cold code.
for (const { instance, name } of cases.slice(0, 4)) run(instance, name, "fast");
const runs = cases.map(({ instance, name }) =>
  levelNames.map((level) => run(instance, name, level)),
);
const byDefault = levelNames.indexOf("default");

console.log(
  `${cases.length} programs and devices; CX and depth against the default, seconds of processor time\n`,
);
console.log(row("level", ["CX", "depth", "median s", "longest s"]));
for (const [k, level] of levelNames.entries()) {
  const times = runs.map((levels) => levels[k].seconds);
  const against = (of: "cx" | "depth") =>
    geometricMean(runs.map((levels) => levels[k][of] / levels[byDefault][of])).mean.toFixed(3);
  const seconds = [median(times), Math.max(...times)].map((time) => time.toFixed(2));
  console.log(row(level, [against("cx"), against("depth"), ...seconds]));
}
