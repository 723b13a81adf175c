import { describe, expect, it } from "vitest";
import { fixed, pair } from "../circuit/build.ts";
import type { Circuit, Operation } from "../circuit/gate.ts";
import { runInSlices } from "./run-in-slices.ts";
import { applyOperation, basisState, runStatevector } from "./statevector.ts";

const circuit: Circuit = {
  qubits: 3,
  operations: [fixed("h", 0), pair("cx", 0, 1), pair("cx", 1, 2)],
};

describe("a run in slices", () => {
  it("reports progress, ends in the same state and can be stopped", async () => {
    const { operations } = circuit;
    const state = basisState(3);
    const seen: number[] = [];
    const apply = (operation: Operation) => applyOperation(state, operation);
    const options = { slice: 0, onProgress: (done: number) => seen.push(done) };
    expect(await runInSlices(operations, apply, options)).toBe(true);
    expect(seen).toEqual([1, 2, 3, 3]);
    expect(state).toEqual(runStatevector(circuit));
    const stop = new AbortController();
    const stopped = await runInSlices(operations, apply, {
      slice: 0,
      signal: stop.signal,
      onProgress: (done) => done === 2 && stop.abort(),
    });
    expect(stopped).toBe(false);
  });
});
