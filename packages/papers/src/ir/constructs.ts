/** What becomes of a construct on the way into a profile, by the specification. */
export type Fate = "carried" | "expanded" | "optional" | "lost" | "refused";

export interface Construct {
  name: string;
  /** A program in OpenQASM 3 that uses it, below the head. */
  program: string;
  base: Fate;
  adaptive: Fate;
  /** What the fate means for a portable program. */
  note: string;
}

export const HEAD = 'OPENQASM 3.0;\ninclude "stdgates.inc";\n';

/** Constructs of OpenQASM 3, from what every profile carries to what none does. */
export const constructs: readonly Construct[] = [
  {
    name: "gates, constant angles",
    program: "qubit[2] q; bit[2] c; h q[0]; cp(pi/4) q[0], q[1]; c = measure q;",
    base: "carried",
    adaptive: "carried",
    note: "as calls of the target’s instruction set; the names are not fixed by the profile",
  },
  {
    name: "gate definitions",
    program:
      "gate g(t) a, b { rx(t) a; cx a, b; } qubit[2] q; bit[2] c; g(0.5) q[0], q[1]; c = measure q;",
    base: "expanded",
    adaptive: "optional",
    note: "inlined; Adaptive may keep functions (capability 6)",
  },
  {
    name: "modifiers ctrl, inv, pow",
    program: "qubit[2] q; bit[2] c; ctrl @ s q[0], q[1]; inv @ t q[0]; c = measure q;",
    base: "expanded",
    adaptive: "expanded",
    note: "structure is gone: a controlled gate comes back as CX and rotations",
  },
  {
    name: "for over constants",
    program: "qubit q; bit c; for int i in [0:2] { h q; } c = measure q;",
    base: "expanded",
    adaptive: "optional",
    note: "unrolled; Adaptive may keep loops (capability 7)",
  },
  {
    name: "subroutine def",
    program: "def f(qubit a) { h a; } qubit q; bit c; f(q); c = measure q;",
    base: "expanded",
    adaptive: "optional",
    note: "inlined, or kept as a function (capability 6)",
  },
  {
    name: "global phase",
    program: "qubit q; bit c; gphase(pi/2); h q; c = measure q;",
    base: "lost",
    adaptive: "lost",
    note: "harmless alone, wrong under a control that was expanded after it",
  },
  {
    name: "barrier",
    program: "qubit[2] q; bit[2] c; h q[0]; barrier q; h q[0]; c = measure q;",
    base: "lost",
    adaptive: "lost",
    note: "no instruction in the profile; where a target has none of its own, an optimizer may cancel across it",
  },
  {
    name: "mid-circuit measurement",
    program: "qubit[2] q; bit[2] c; h q[0]; c[0] = measure q[0]; h q[0]; c[1] = measure q[0];",
    base: "refused",
    adaptive: "carried",
    note: "the line between the two profiles; can be deferred to the end with a fresh qubit",
  },
  {
    name: "reset",
    program: "qubit q; bit c; h q; reset q; c = measure q;",
    base: "refused",
    adaptive: "optional",
    note: "depends on the instruction set; a compiler may take a fresh qubit instead",
  },
  {
    name: "if on a result",
    program:
      "qubit[2] q; bit c; bit d; h q[0]; c = measure q[0]; if (c) { x q[1]; } d = measure q[1];",
    base: "refused",
    adaptive: "carried",
    note: "forward branches only, unless more is declared",
  },
  {
    name: "while on a result",
    program: "qubit q; bit c; h q; c = measure q; while (c) { h q; c = measure q; }",
    base: "refused",
    adaptive: "optional",
    note: "capability 7, conditionally terminating loops",
  },
  {
    name: "run-time integers",
    program:
      "qubit[2] q; bit[2] c; int n = 0; h q[0]; c[0] = measure q[0]; if (c[0]) { n = n + 1; } if (n == 1) { x q[1]; } c[1] = measure q[1];",
    base: "refused",
    adaptive: "optional",
    note: "capability 5, declared with its bit width",
  },
  {
    name: "input parameters",
    program: "input float theta; qubit q; bit c; rx(theta) q; c = measure q;",
    base: "refused",
    adaptive: "refused",
    note: "an entry point takes no parameters: bind angles before lowering, recompile for each value",
  },
  {
    name: "extern functions",
    program: "extern f(int) -> int; qubit q; bit c; h q; c = measure q;",
    base: "refused",
    adaptive: "refused",
    note: "a decoder called by name has no home in either profile",
  },
  {
    name: "delay, duration, stretch",
    program: "qubit q; bit c; delay[100ns] q; c = measure q;",
    base: "lost",
    adaptive: "lost",
    note: "timing is not part of QIR's profiles: echo sequences and alignment do not survive",
  },
  {
    name: "box",
    program: "qubit q; bit c; box { h q; } c = measure q;",
    base: "lost",
    adaptive: "lost",
    note: "the scope is dropped, its gates are kept",
  },
  {
    name: "cal, defcal, pulses",
    program: "defcal x $0 { } qubit q; bit c; x q; c = measure q;",
    base: "lost",
    adaptive: "lost",
    note: "calibrations stay with the vendor; carry them beside the program, with a hash",
  },
];
