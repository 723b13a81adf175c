import { expect, it } from "vitest";
import { parseCsv, toCsv } from "#app/documents/csv.ts";
import { storedData } from "#app/documents/data-files.ts";
import { phaseEstimation } from "#app/documents/ir/phase-estimation.ts";
import { parse } from "#app/engine/qasm/parse.ts";
import { sameUnitary } from "#app/engine/qir/same-unitary.ts";
import {
  compareConstructs,
  compareGates,
  constructColumns,
  gateColumns,
  qdkPhaseEstimation,
} from "./ir-comparison.ts";

it("the stored comparison is what both compilers say today", async () => {
  expect(storedData("ir-constructs.csv")).toBe(toCsv(constructColumns, await compareConstructs()));
  expect(storedData("ir-gates.csv")).toBe(toCsv(gateColumns, await compareGates()));
});

it("our own lowering keeps every gate, and the kit's keeps all but the ones the paper names", () => {
  const gates = parseCsv(storedData("ir-gates.csv"));
  expect(gates.filter((gate) => gate.ours_equal !== "yes")).toEqual([]);
  expect(gates.filter((gate) => gate.qdk_equal !== "yes").map(({ gate }) => gate)).toEqual(["cp"]);
});

it("the kit's lowering of the worked program is another unitary", async () => {
  const { circuit } = await qdkPhaseEstimation();
  expect(sameUnitary(parse(phaseEstimation).circuit, circuit)).toBe(false);
});
