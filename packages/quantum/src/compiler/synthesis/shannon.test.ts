import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyCircuit, anyCliffordCircuit } from "../../circuit/arbitrary.test-support.ts";
import { pair, rotation, u } from "../../circuit/build.ts";
import { countTwoQubit } from "../../circuit/counts.ts";
import type { Circuit } from "../../circuit/gate.ts";
import { dagger, identity, phases, product, tensor } from "../../circuit/linear.ts";
import type { Matrix } from "../../circuit/matrix.ts";
import { sameUpToPhase } from "../../circuit/same-up-to-phase.test-support.ts";
import { seeded } from "../../random.ts";
import { range } from "../../range.ts";
import { expectFits } from "../arbitrary.test-support.ts";
import { line } from "../coupling.ts";
import { synthesizeUnitary } from "./shannon.ts";
import { unitaryOf } from "./small-unitary.ts";

/** Interactions of 1e-9 may be lost in each pair, as the decomposition of a pair says. */
const TOLERANCE = 2e-8;

/** Unitary in general position, by more gates than it has entries; real if asked. */
function randomUnitary(qubits: number, seed: number, isReal = false): Matrix {
  const random = seeded(seed);
  const turn = (q: number) =>
    isReal ? rotation("ry", 6 * random(), q) : u(6 * random(), 6 * random(), 6 * random(), q);
  const operations = range(4 ** qubits).flatMap(() =>
    range(qubits).flatMap((q) => (q > 0 ? [turn(q), pair("cx", q - 1, q)] : [turn(q)])),
  );
  return unitaryOf({ qubits, operations });
}

/** Angles that meet: equal, opposite, or as close as rounding. */
const angle = fc.oneof(
  fc.constantFrom(0, Math.PI, -Math.PI / 2, 1, 1 + 1e-9, 1 + 1e-13),
  fc.double({ min: -4, max: 4, noNaN: true }),
);
const seed = fc.integer({ min: 0, max: 1e6 });
const one = (qubits: number) => seed.map((k) => randomUnitary(qubits, k));

const kinds: Readonly<Record<string, fc.Arbitrary<Matrix>>> = {
  general: one(3),
  real: seed.map((k) => randomUnitary(3, k, true)),
  diagonal: fc.array(angle, { minLength: 8, maxLength: 8 }).map(phases),
  "with eigenvalues that meet": fc
    .tuple(one(3), fc.array(angle, { minLength: 8, maxLength: 8 }))
    .map(([v, angles]) => product(v, phases(angles), dagger(v))),
  permutation: fc
    .shuffledSubarray([...Array(8).keys()], { minLength: 8, maxLength: 8 })
    .map((to) =>
      identity(8).map((_, at) => (at % 2 === 0 && to[at >> 4] === (at >> 1) % 8 ? 1 : 0)),
    ),
  product: fc.tuple(one(1), one(1), one(1)).map(([a, b, c]) => tensor(a, tensor(b, c))),
  "product of a pair and one": fc.tuple(one(2), one(1)).map(([a, b]) => tensor(b, a)),
  Clifford: anyCliffordCircuit(3, 20).map(unitaryOf),
  "of few gates": anyCircuit(3, 8).map(unitaryOf),
  "close to the identity": fc
    .tuple(one(3), fc.constantFrom(1e-5, 1e-8, 1e-11))
    .map(([v, by]) => product(v, phases([0, 1, 2, 0, 1, 2, 1, 1].map((k) => k * by)), dagger(v))),
};

/** The circuit of a unitary, which must have at most so many CX. */
function expectSynthesis(unitary: Matrix, qubits: number, most: number, isLine = false): Circuit {
  const circuit = {
    qubits,
    operations: synthesizeUnitary(unitary, range(qubits), { isLine }) ?? [],
  };
  expect(sameUpToPhase(unitary, unitaryOf(circuit), TOLERANCE)).toBe(true);
  expect(countTwoQubit(circuit.operations)).toBeLessThanOrEqual(most);
  return circuit;
}

describe("a unitary of three qubits", () => {
  it.each(Object.keys(kinds))("%s: takes at most 18 CX, on a line too", (kind) => {
    const [most, mostOnLine] = kind === "close to the identity" ? [19, 25] : [18, 18];
    fc.assert(
      fc.property(kinds[kind], (unitary) => {
        expectSynthesis(unitary, 3, most);
        expectFits(expectSynthesis(unitary, 3, mostOnLine, true).operations, line(3), ["cx"]);
      }),
      { numRuns: 5 },
    );
  });

  it("takes 14 in general position, on a line too", () => {
    for (const k of [1, 2, 3, 4]) {
      expectSynthesis(randomUnitary(3, k), 3, 14);
      expectFits(expectSynthesis(randomUnitary(3, k), 3, 14, true).operations, line(3), ["cx"]);
    }
  });

  it("takes fewer where it has structure", () => {
    expectSynthesis(identity(8), 3, 0);
    expectSynthesis(tensor(identity(2), randomUnitary(2, 1)), 3, 3);
    expectSynthesis(phases([0, 1, 2, 4, 8, 16, 32, 64]), 3, 8);
  });
});

it("a unitary of four qubits in general position takes 78 CX", () => {
  for (const k of [1, 2]) expectSynthesis(randomUnitary(4, k), 4, 78);
});
