import { isGateName, signatures } from "../circuit/signatures.ts";
import { nearest } from "../nearest.ts";
import { codePoint } from "./characters.ts";
import { QasmError } from "./error.ts";
import { libraryGates } from "./standard-gates.ts";
import { quoted } from "./tokens.ts";

const words = ["qubit", "bit", "qreg", "creg", "measure", "reset", "barrier", "include", "gate"];

const python =
  /^[ \t]*(?:from[ \t]+[\w.]+[ \t]+import\b|import[ \t]+\w+|\w+[ \t]*=[ \t]*QuantumCircuit\b)/m;

/** The first fault of a Python program, which begins like an assignment or a gate, says nothing to who pasted it. */
export function refusePython(source: string): void {
  const at = source.search(python);
  if (at < 0) return;
  const line = source.slice(0, at).split("\n").length;
  const reason = "this looks like Python; paste OpenQASM, which qiskit.qasm3.dumps(circuit) writes";
  throw new QasmError(reason, { line, column: 1 });
}

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
