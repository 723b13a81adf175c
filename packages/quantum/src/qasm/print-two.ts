import { QasmError } from "./error.ts";
import { operationText } from "./print.ts";
import { type DynamicProgram, PHYSICAL, type Program, type Register } from "./program.ts";

/** A program in OpenQASM 2, with the library as Qiskit has it; one that decides on its way is refused. */
export function printTwo(program: Program | DynamicProgram): string {
  if (!("circuit" in program))
    throw new QasmError(`OpenQASM 2 is not written here: ${program.why.text}`, program.why);
  const { circuit, measurements, resets = [] } = program;
  const qubits = namesOf(program.qubits);
  const bits = namesOf(program.bits);
  const declared = (keyword: string, registers: readonly Register[]) =>
    registers.map(({ name, size }) => `${keyword} ${plainName(name)}[${size}];`);
  const hasEcr = circuit.operations.some(({ name }) => name === "ecr");
  // A result that the program throws away is not measured.
  const read = measurements.flatMap(({ qubit, bit }) =>
    bit === undefined ? [] : [`measure ${qubits[qubit]} -> ${bits[bit]};`],
  );
  const lines = [
    "OPENQASM 2.0;",
    'include "qelib1.inc";',
    ...(hasEcr ? ["gate ecr a, b { s a; sx b; cx a, b; x a; }"] : []),
    ...declared("qreg", program.qubits),
    ...declared("creg", program.bits),
    ...resets.map((qubit) => `reset ${qubits[qubit]};`),
    ...circuit.operations.map((operation) => operationText(operation, (k) => qubits[k])),
    ...read,
  ];
  return `${lines.join("\n")}\n`;
}

/** OpenQASM 2 has no qubits of the device itself, and names begin with a small letter. */
function plainName(name: string): string {
  return name === PHYSICAL ? "q" : /^[a-z]/.test(name) ? name : `r${name}`;
}

function namesOf(registers: readonly Register[]): string[] {
  return registers.flatMap(({ name, size }) =>
    Array.from({ length: size }, (_, index) => `${plainName(name)}[${index}]`),
  );
}
