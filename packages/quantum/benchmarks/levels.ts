import { geometricMean, median } from "../../../data/statistics.ts";
import { compile } from "../src/compiler/compile.ts";
import type { Level } from "../src/compiler/compile-options.ts";
import { deviceNamed } from "../src/compiler/coupling.ts";
import { cpuSeconds } from "./results.ts";
import {
  devices,
  generatedInstances,
  type Instance,
  smallDevices,
  smallInstances,
} from "./routing-cases.ts";

const levelNames: readonly Level[] = ["fast", "default", "thorough"];

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
  `${cases.length} programs and devices; CX and depth against the default, seconds of processor time`,
);
console.table(
  levelNames.map((level, k) => {
    const times = runs.map((levels) => levels[k].seconds);
    const against = (of: "cx" | "depth") =>
      geometricMean(runs.map((levels) => levels[k][of] / levels[byDefault][of])).mean.toFixed(3);
    const [middle, longest] = [median(times), Math.max(...times)].map((time) => time.toFixed(2));
    return { level, cx: against("cx"), depth: against("depth"), median: middle, longest };
  }),
);
