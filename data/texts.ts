import type { geometricMean } from "./statistics.ts";
import { storedData } from "./stored-data.ts";

/** "0.91 (0.88–0.94)". */
export function intervalText({ mean, low, high }: ReturnType<typeof geometricMean>): string {
  return `${mean.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;
}

export function percent(ratio: number): string {
  return `${Math.abs(Math.round((1 - ratio) * 100))}%`;
}

export function comparisonText(ratio: number): string {
  return `${percent(ratio)} ${ratio <= 1 ? "fewer" : "more"}`;
}

export function machineOf(file: string): string {
  const { processor, cores, memoryGiB, system, node } = JSON.parse(storedData(file));
  return `${processor}, ${cores} cores, ${memoryGiB} GiB, ${system}, Node ${node}`;
}
