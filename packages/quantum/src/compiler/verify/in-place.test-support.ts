import type { Circuit } from "../../circuit/gate.ts";
import { range } from "../../range.ts";
import { type Verdict, verify } from "./verify.ts";

/** Tells whether a circuit does the same as another on the same qubits, wherever they end. */
export function verdictOf(
  source: Circuit,
  circuit: Circuit,
  output: readonly number[] = range(source.qubits),
): Verdict {
  return verify(source, { circuit, layout: range(source.qubits), output }).verdict;
}
