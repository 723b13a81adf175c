import type { Operation } from "../circuit/gate.ts";

export interface RunOptions {
  /** Called after each slice with the number of operations done. */
  onProgress?: (done: number) => void;
  signal?: AbortSignal;
  /** Milliseconds of work before others get their turn. */
  slice?: number;
}

/**
 * Applies operations one by one and lets the event loop breathe between slices, so that a worker can report progress
 * and be told to stop. Resolves to false when stopped.
 */
export async function runInSlices(
  operations: readonly Operation[],
  apply: (operation: Operation, index: number) => void,
  { onProgress, signal, slice = 30 }: RunOptions = {},
): Promise<boolean> {
  let until = performance.now() + slice;
  for (const [index, operation] of operations.entries()) {
    if (signal?.aborted) return false;
    apply(operation, index);
    if (performance.now() < until) continue;
    onProgress?.(index + 1);
    await new Promise((resolve) => setTimeout(resolve));
    until = performance.now() + slice;
  }
  onProgress?.(operations.length);
  return !signal?.aborted;
}
