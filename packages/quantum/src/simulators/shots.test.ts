import { describe, expect, it } from "vitest";
import { parse, parseDynamic } from "../qasm/parse.ts";
import { asSteps } from "../qasm/steps.ts";
import { seeded } from "../random.ts";
import { SimulatorError } from "./error.ts";
import {
  createShots,
  mpsSimulator,
  type Simulator,
  statevectorSimulator,
  tableauSimulator,
} from "./shots.ts";

/** A chain of pairs, each teleporting what the one before it holds; the last must be one. */
const relay = `
include "stdgates.inc";
qubit[41] q;
bit[2] m;
bit c;
x q[0];
for int i in [0:2:38] {
  h q[i + 1];
  cx q[i + 1], q[i + 2];
  cx q[i], q[i + 1];
  h q[i];
  m[0] = measure q[i];
  m[1] = measure q[i + 1];
  if (m[1]) x q[i + 2];
  if (m[0]) z q[i + 2];
}
c = measure q[40];
`;

function share<S>(source: string, simulator: Simulator<S>, shots: number, wanted: string): number {
  const draw = createShots(asSteps(parseDynamic(source)), simulator, seeded(3));
  let count = 0;
  for (let shot = 0; shot < shots; shot++) if ([...draw()].join("") === wanted) count++;
  return count / shots;
}

describe("shots", () => {
  it("of a large register come from a tableau and a matrix product state", () => {
    const ghz = (size: number) =>
      `qubit[${size}] q; bit[${size}] c; h q[0]; for int i in [1:${size - 1}] cx q[0], q[i]; c = measure q;`;
    const zeros = (size: number) => "0".repeat(size);
    expect(share(ghz(200), tableauSimulator, 40, zeros(200))).toBeCloseTo(0.5, 0);
    expect(share(ghz(60), mpsSimulator({ maxBond: 8 }), 40, zeros(60))).toBeCloseTo(0.5, 0);
  });

  it("carry a state along forty qubits that are measured on the way", () => {
    for (const simulator of [tableauSimulator, mpsSimulator({ maxBond: 8 })]) {
      const draw = createShots(
        asSteps(parseDynamic(relay)),
        simulator as Simulator<unknown>,
        seeded(5),
      );
      for (let shot = 0; shot < 5; shot++) expect(draw()[2]).toBe(1);
    }
  });

  it("fall as the amplitudes say, also after a collapse", () => {
    const source = `qubit[2] q; bit[2] c; ry(2 * arccos(sqrt(0.2))) q[0]; cx q[0], q[1];
      c[0] = measure q[0]; ry(pi / 2) q[1]; c[1] = measure q[1];`;
    for (const simulator of [statevectorSimulator, mpsSimulator({ maxBond: 4 })]) {
      const of = (wanted: string) => share(source, simulator as Simulator<unknown>, 4000, wanted);
      expect(of("00")).toBeCloseTo(0.1, 1);
      expect(of("11")).toBeCloseTo(0.4, 1);
    }
  });

  it("are refused with the line of the gate that is to blame", () => {
    const source = "qubit q;\nbit c;\nh q;\n\ngate odd a { h a; t a; }\nodd q;\nc = measure q;\n";
    const program = parse(source);
    try {
      createShots(asSteps(program), tableauSimulator, seeded(1));
      expect.unreachable();
    } catch (error) {
      if (!(error instanceof SimulatorError)) throw error;
      expect(error.message).toMatch(/^t is not a Clifford gate/);
      expect(program.places?.[error.index ?? -1]).toEqual({ line: 6, column: 1 });
    }
  });
});
