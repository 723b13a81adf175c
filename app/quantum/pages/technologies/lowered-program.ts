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

/** A program at each stage, from its words to what is played for it. */
export const loweredProgram = (() => {
  const { circuit: written } = parse([...head, ...lines].join("\n"));
  const compiled = compile(written, line(written.qubits), { basis: "cz", states: 0 });
  const { oneQubit, twoQubit } = compiled.counts;
  const played = schedule(compiled.circuit);
  // The two wires exchange their states from the first pulse between them to the last.
  const wires = [compiled.layout[0], compiled.output[0]];
  const exchangeTimes = played.pulses.flatMap((pulse) => {
    const isBetween = pulse.kind === "coupler" && wires.every((k) => pulse.qubits.includes(k));
    return isBetween ? [pulse.start + pulse.duration / 2] : [];
  });
  const exchange = [Math.min(...exchangeTimes), Math.max(...exchangeTimes)];
  return { written, compiled, played, gates: oneQubit + twoQubit, exchange };
})();
