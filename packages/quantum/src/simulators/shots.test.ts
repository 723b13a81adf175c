import { describe, expect, it } from "vitest";
import { parse, parseCircuit } from "../qasm/parse.ts";
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

function share<S>(source: string, simulator: Simulator<S>, shots: number, wanted: string): number {
  const draw = createShots(asSteps(parse(source)), simulator, seeded(3));
  let count = 0;
  for (let shot = 0; shot < shots; shot++) if ([...draw()].join("") === wanted) count++;
  return count / shots;
}

describe("shots", () => {
  it("begin with the state before the first measurement, wherever the last one moved its qubits", () => {
    const source = `qubit[4] q; bit[4] c; x q[0]; c[1] = measure q[1]; cx q[0], q[3]; c = measure q;`;
    for (const simulator of [statevectorSimulator, tableauSimulator, mpsSimulator({ maxBond: 4 })])
      expect(share(source, simulator as Simulator<unknown>, 3, "1001")).toBe(1);
  });

  it("keep the state's length over a thousand measurements", () => {
    const source =
      "qubit q; bit c; for int i in [1:1200] { h q; c = measure q; } h q; c = measure q;";
    expect(share(source, mpsSimulator({ maxBond: 2 }), 20, "0")).toBeCloseTo(0.5, 0);
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
    const program = parseCircuit(source);
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
