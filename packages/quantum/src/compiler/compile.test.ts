import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countsOf } from "../circuit/counts.ts";
import { toBasis } from "../circuit/decompose.ts";
import { adder, ghz, parityPhase, qaoa, qft, randomCircuit, toffoli } from "../circuit/families.ts";
import type { Circuit } from "../circuit/gate.ts";
import { cases, expectFits } from "./arbitrary.test-support.ts";
import { baselines } from "./baselines/baselines.ts";
import { isBetter } from "./candidates.ts";
import { compile } from "./compile.ts";
import { full, grid, heavyHex, line } from "./coupling.ts";
import { searchRoutes } from "./routing/route.ts";
import { verify } from "./verify/verify.ts";

describe("compiling", () => {
  it.each(["cx", "cz"] as const)("keeps the unitary and fits the device, basis %s", (basis) => {
    fc.assert(
      fc.property(cases, fc.nat(99), ([device, source], seed) => {
        const compiled = compile(source, device, { basis, seed, trials: 4, states: 2000 });
        expectFits(compiled.circuit.operations, device, [basis]);
        expect(verify(source, compiled).verdict).toBe("proved");
        const barriers = ({ operations }: Circuit) =>
          operations.filter(({ name }) => name === "barrier").length;
        expect(barriers(compiled.circuit)).toBe(barriers(source));
      }),
      { numRuns: 40 },
    );
  });

  it("gives the same circuit for the same seed", () => {
    const options = { seed: 3, trials: 6 };
    expect(compile(qft(5), grid(2, 3), options)).toEqual(compile(qft(5), grid(2, 3), options));
  });

  it("is never worse at a higher level", () => {
    const programs = [
      { source: randomCircuit(5, 40, 3), device: grid(2, 3) },
      { source: randomCircuit(6, 30, 2), device: line(6) },
    ];
    for (const { source, device } of programs) {
      const [fast, plain, thorough] = (["fast", "default", "thorough"] as const).map(
        (level) => compile(source, device, { level }).counts,
      );
      expect(isBetter(fast, plain)).toBe(false);
      expect(isBetter(plain, thorough)).toBe(false);
    }
  });

  it("tells its passes, from the program to the result", () => {
    const { stages, circuit, counts } = compile(qft(4), line(5));
    expect(stages[0].circuit).toEqual(qft(4));
    expect(stages.at(-1)).toMatchObject({ circuit, counts });
    expect(stages.map(({ name }) => name)).toContain("routed");
  });

  it("refuses a program that does not fit", () => {
    expect(() => compile(qft(4), line(3))).toThrow(/4 qubits, the device only 3/);
  });

  // Each of the last five has a form with fewer CX that is deeper: three after routing, two after the search.
  it.each([
    ["QFT 20", qft(20)],
    ["QAOA 6", qaoa(6)],
    ["QAOA 20", qaoa(20)],
    ["adder", adder(4)],
    ["random", randomCircuit(10, 80)],
    ["10 gates on 3", randomCircuit(3, 10, 52)],
    ["10 gates on 5", randomCircuit(5, 10, 24)],
    ["20 gates on 6", randomCircuit(6, 20, 23)],
    ["6 gates on 3", randomCircuit(3, 6, 19)],
    ["8 gates on 3", randomCircuit(3, 8, 107)],
  ])("is nowhere worse than the program as written where all are coupled: %s", (_, circuit) => {
    const { counts } = compile(circuit, full(circuit.qubits), { trials: 4, states: 4000 });
    const asWritten = countsOf(toBasis(circuit, "cx"));
    expect(counts.twoQubit).toBeLessThanOrEqual(asWritten.twoQubit);
    expect(counts.depth).toBeLessThanOrEqual(asWritten.depth);
  });

  it("finds the place where a program fits without a SWAP", () => {
    expect(compile(ghz(16), grid(4, 4)).counts.twoQubit).toBe(15);
    expect(compile(ghz(16), heavyHex(27)).counts.twoQubit).toBe(15);
  });

  it("beats the older layout of the Fourier transform on a line by routing, three CX a pair", () => {
    const { counts } = compile(qft(8), line(8), { route: searchRoutes });
    expect(counts.twoQubit).toBeLessThanOrEqual((3 * 8 * 7) / 2);
  });

  it.each([line(8), grid(4, 4), heavyHex(16)])(
    "takes the ladder along a line of $name",
    (device) => {
      const source = qft(8);
      const compiled = compile(source, device, { trials: 4 });
      expect(compiled.counts.twoQubit).toBeLessThan(8 ** 2 + 8 - 4);
      expect(verify(source, compiled).verdict).toBe("proved");
    },
  );
});

describe("the example of the compiler page", () => {
  const compiled = compile(parityPhase(), line(4));

  it("comes to its proved optimum", () => {
    expect(compiled.counts).toMatchObject({ depth: 6, twoQubit: 6 });
    expect(compiled.optimum).toEqual(compiled.counts);
    expect(verify(parityPhase(), compiled).verdict).toBe("proved");
  });

  it("is measured against the baselines", () => {
    expect(baselines(parityPhase(), line(4))).toMatchObject({
      asWritten: { depth: 11, twoQubit: 7 },
      naive: { depth: 23, twoQubit: 22 },
      sabre: { depth: 15, twoQubit: 10 },
    });
  });

  it("has known company: Toffoli takes six CX where all are coupled, and seven on a line", () => {
    expect(compile(toffoli(), full(3)).optimum?.twoQubit).toBe(6);
    expect(compile(toffoli(), line(3)).optimum?.twoQubit).toBe(7);
  });
});
