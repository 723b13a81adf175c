import type { Step } from "./program.ts";
import { bitsReadIn, bitsWrittenIn, withBits } from "./steps.ts";

/**
 * Where a bit that nobody declared is only handed on, as the result of a subroutine is, what wrote it writes into the
 * bit that takes it. The list keeps its length: undefined stands for a copy that is gone.
 */
export function forwardCopies(
  steps: readonly Step[],
  isNobodys: (bit: number) => boolean,
): (Step | undefined)[] {
  const reads = new Map<number, number>();
  const writes = new Map<number, number>();
  const add = (counts: Map<number, number>, bits: readonly number[]) => {
    for (const bit of bits) counts.set(bit, (counts.get(bit) ?? 0) + 1);
  };
  for (const step of steps) {
    add(reads, bitsReadIn(step));
    add(writes, bitsWrittenIn(step));
  }
  const renamed = new Map<number, number>();
  const nameOf = (bit: number): number => {
    const next = renamed.get(bit);
    return next === undefined ? bit : nameOf(next);
  };

  function forward(list: readonly Step[]): (Step | undefined)[] {
    const writerOf = new Map<number, number>();
    const lastUse = new Map<number, number>();
    return list.map((step, k) => {
      const [read, written] = [bitsReadIn(step), bitsWrittenIn(step)];
      if (step.name === "set" && typeof step.value === "object" && "bit" in step.value) {
        const from = step.value.bit;
        const writer = writerOf.get(nameOf(from));
        const isFree = writer !== undefined && (lastUse.get(step.bit) ?? -1) < writer;
        const isOnce = reads.get(from) === 1 || writes.get(step.bit) === 1;
        if (isFree && isOnce && isNobodys(from) && writes.get(from) === 1) {
          renamed.set(from, step.bit);
          writerOf.set(step.bit, writer);
          lastUse.set(step.bit, k);
          return undefined;
        }
      }
      if (step.name === "if") {
        step = { ...step, steps: keep(step.steps), otherwise: keep(step.otherwise) };
      } else for (const bit of written) writerOf.set(bit, k);
      for (const bit of [...read, ...written]) lastUse.set(nameOf(bit), k);
      return step;
    });
  }

  function keep(list: readonly Step[]): Step[] {
    return forward(list).filter((step) => step !== undefined);
  }

  return forward(steps).map((step) => step && withBits(step, nameOf));
}
