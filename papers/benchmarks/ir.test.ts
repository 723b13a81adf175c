import { parseCircuit } from "@adyakshar/quantum/qasm";
import { sameUnitary } from "@adyakshar/quantum/qir";
import { expect, it } from "vitest";
import { storedRows } from "../../data/stored-data.ts";
import { constructs, phaseEstimation } from "../ir-programs.ts";
import { compareConstructs, compareGates, engineOutcome, qdkPhaseEstimation } from "./ir.ts";

const stored = {
  constructs: storedRows("ir-constructs.csv"),
  gates: storedRows("ir-gates.csv"),
};

it("the stored table has what this engine says of each construct today", () => {
  expect(stored.constructs.map(({ engine }) => engine)).toEqual(constructs.map(engineOutcome));
});

// The kit takes half a second for a program: `node papers/benchmarks/ir.ts` asks it for all of them.
it("the stored tables have what the kit says of a sample today", async () => {
  const isSampled = (_: unknown, k: number) => k % 16 === 0;
  expect(stored.constructs.filter(isSampled)).toEqual(
    await compareConstructs(constructs.filter(isSampled)),
  );
  const gates = stored.gates.filter(({ gate }) => ["h", "cp"].includes(gate));
  expect(gates).toEqual(await compareGates(gates.map(({ gate }) => gate)));
});

it("our own lowering keeps every gate, and the kit's keeps all but the ones the paper names", () => {
  const { gates } = stored;
  expect(gates.filter((gate) => gate.ours_equal !== "yes")).toEqual([]);
  expect(gates.filter((gate) => gate.qdk_equal !== "yes").map(({ gate }) => gate)).toEqual(["cp"]);
});

it("the kit's lowering of the worked program is another unitary", async () => {
  const { circuit } = await qdkPhaseEstimation();
  expect(sameUnitary(parseCircuit(phaseEstimation).circuit, circuit)).toBe(false);
});
