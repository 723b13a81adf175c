import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Level } from "../src/compiler/compile-options.ts";
import { print, programOf } from "../src/qasm/print.ts";
import { compileOnce, geometricMean, median } from "./results.ts";
import {
  devices,
  generatedInstances,
  type Instance,
  smallDevices,
  smallInstances,
} from "./routing-cases.ts";

const levelNames: readonly Level[] = ["fast", "default", "thorough"];

const folder = mkdtempSync(join(tmpdir(), "levels-"));

function run({ circuit, name }: Instance, device: string, level: Level) {
  const file = join(folder, `${name}.qasm`);
  writeFileSync(file, print(programOf(circuit)));
  const { twoQubit, depth, seconds } = compileOnce(file, device, { level });
  return { cx: twoQubit, depth, seconds };
}

function cross(instances: readonly Instance[], names: readonly string[]) {
  return instances.flatMap((instance) => names.map((name) => ({ instance, name })));
}

const cases = [...cross(generatedInstances(), devices), ...cross(smallInstances(), smallDevices)];
const runs = cases.map(({ instance, name }) =>
  levelNames.map((level) => run(instance, name, level)),
);
rmSync(folder, { recursive: true });
const byDefault = levelNames.indexOf("default");

console.log(
  `${cases.length} programs and devices; CX and depth against the default, processor seconds of a fresh process`,
);
console.table(
  levelNames.map((level, k) => {
    const times = runs.map((levels) => levels[k].seconds);
    const against = (of: "cx" | "depth") =>
      geometricMean(runs.map((levels) => levels[k][of] / levels[byDefault][of])).toFixed(3);
    const [middle, longest] = [median(times), Math.max(...times)].map((time) => time.toFixed(2));
    return { level, cx: against("cx"), depth: against("depth"), median: middle, longest };
  }),
);
