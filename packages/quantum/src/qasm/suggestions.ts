import { isGateName, signatures } from "../circuit/signatures.ts";
import { codePoint } from "./characters.ts";
import { libraryGates } from "./standard-gates.ts";
import { quoted } from "./tokens.ts";

const words = ["qubit", "bit", "qreg", "creg", "measure", "reset", "barrier", "include", "gate"];

const python =
  /^[ \t]*(?:from[ \t]+[\w.]+[ \t]+import\b|import[ \t]+\w+|\w+[ \t]*=[ \t]*QuantumCircuit\b)/m;

/** The place in a text that is Python and not OpenQASM, which begins like an assignment or a gate. */
export function pythonAt(source: string): number {
  return source.search(python);
}

export const pythonReason =
  "this looks like Python; paste OpenQASM, which qiskit.qasm3.dumps(circuit) writes";

/** Why no gate has this name, and which may be meant. */
export function unknownGateReason(name: string, ownGates: Iterable<string>): string {
  const reason = `the gate ${quoted(name)} is not defined`;
  const foreign = /[^\x20-\x7e]/u.exec(name)?.[0];
  if (foreign) return `${reason}; its ${quoted(foreign)} is the character ${codePoint(foreign)}`;
  const meant = nearest(name, [...ownGates, ...libraryGates(), ...words]);
  if (meant !== undefined) return `${reason}; did you mean ${meant}?`;
  const isKnown = isGateName(name) && signatures[name];
  const qubits = isKnown && isKnown.qubits === 1 ? "a" : "a, b";
  return `${reason}: it is in neither library, so it needs a definition, as in gate ${name} ${qubits} { … }`;
}

/** The name that differs in its case alone, or the only one that one changed, missing or added letter makes. */
function nearest(name: string, known: readonly string[]): string | undefined {
  const lower = name.toLowerCase();
  const same = known.find((other) => other.toLowerCase() === lower);
  if (same !== undefined || name.length < 3) return same;
  const close = new Set(known.filter((other) => other.length > 2 && isOneEdit(lower, other)));
  return close.size === 1 ? [...close][0] : undefined;
}

function isOneEdit(a: string, b: string): boolean {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const [restA, restB] = [a.slice(start), b.slice(start)];
  const tails = [
    [restA.slice(1), restB],
    [restA, restB.slice(1)],
    [restA.slice(1), restB.slice(1)],
  ];
  return tails.some(([x, y]) => x === y);
}
