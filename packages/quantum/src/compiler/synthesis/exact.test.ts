import { describe, expect, it } from "vitest";
import { fixed, pair } from "../../circuit/build.ts";
import { compile } from "../compile.ts";
import { line } from "../coupling.ts";
import { verify } from "../verify/verify.ts";
import { exactSynthesis } from "./exact.ts";

describe("the fewest CX of all circuits", () => {
  it("exchanges outputs where that saves a CX", () => {
    const source = {
      qubits: 3,
      operations: [pair("cx", 0, 1), fixed("h", 0), fixed("s", 0), pair("cx", 1, 0)],
    };
    const compiled = compile(source, line(3));
    expect(compiled.counts.twoQubit).toBe(1);
    expect(compiled.provedOver).toBe("all circuits");
    expect(verify(source, compiled).verdict).toBe("proved");
  });

  it("is what two qubits are compiled to", () => {
    const source = { qubits: 2, operations: [pair("cx", 0, 1), fixed("t", 1), pair("swap", 0, 1)] };
    const compiled = compile(source, line(2));
    expect(compiled.provedOver).toBe("all circuits");
    expect(compiled.optimum?.twoQubit).toBe(1);
  });

  it("is not claimed beyond", () => {
    const tGate = { qubits: 3, operations: [pair("cx", 0, 1), fixed("t", 1), pair("cx", 1, 2)] };
    expect(exactSynthesis(tGate, line(3))).toBeUndefined();
    expect(compile(tGate, line(3)).provedOver).toBe("the same path sum");
    expect(exactSynthesis({ qubits: 3, operations: [pair("cx", 0, 1)] }, line(4))).toBeUndefined();
  });
});
