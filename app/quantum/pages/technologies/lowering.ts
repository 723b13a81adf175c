import { compile, line } from "@adyakshar/quantum/compiler";
import { parse } from "@adyakshar/quantum/qasm";
import { schedule } from "./pulses.ts";

/** One time step of four driven spins on a ring: each is turned, each pair of neighbors interacts, each is turned again. */
const head = ["OPENQASM 3.0;", 'include "stdgates.inc";'];
export const lines = [
  "qubit[4] q;",
  "rx(pi/2) q;",
  "cp(pi/2) q[0], q[1];",
  "cp(pi/2) q[1], q[2];",
  "cp(pi/2) q[2], q[3];",
  "cp(pi/2) q[3], q[0];",
  "rx(pi/2) q;",
] as const;

/** From the words of a program to what is played for it. */
export const lowered = (() => {
  const { circuit: written } = parse([...head, ...lines].join("\n"));
  const compiled = compile(written, line(written.qubits), { basis: "cz", states: 0 });
  const { oneQubit, twoQubit } = compiled.counts;
  const played = schedule(compiled.circuit);
  // The pulses between two wires exchange what they hold: from the first of them to the last.
  const between = played.pulses.filter(
    (pulse) =>
      pulse.kind === "coupler" &&
      pulse.qubits.includes(compiled.layout[0]) &&
      pulse.qubits.includes(compiled.output[0]),
  );
  const exchange = [between[0], between[between.length - 1]].map(
    ({ start, duration }) => start + duration / 2,
  );
  return { written, compiled, played, gates: oneQubit + twoQubit, exchange };
})();
