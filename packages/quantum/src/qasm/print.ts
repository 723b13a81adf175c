import type { Circuit, Operation } from "../circuit/gate.ts";
import { PHYSICAL, type Program, type Register } from "./program.ts";

const denominators = [1, 2, 3, 4, 6, 8, 12, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192];

/** A fraction of pi where that is exactly the same number, else every digit that matters. */
export function printAngle(angle: number): string {
  for (const denominator of denominators) {
    const numerator = Math.round((angle / Math.PI) * denominator);
    if (numerator === 0 || Math.abs(numerator) > 64) continue;
    if ((numerator * Math.PI) / denominator !== angle) continue;
    const factor = Math.abs(numerator) === 1 ? "" : `${Math.abs(numerator)}*`;
    const divisor = denominator === 1 ? "" : `/${denominator}`;
    return `${numerator < 0 ? "-" : ""}${factor}pi${divisor}`;
  }
  return Object.is(angle, -0) ? "-0.0" : `${angle}`;
}

/** A circuit as a program without measurements, on one register `q`. */
export function programOf(circuit: Circuit): Program {
  return { circuit, qubits: [{ name: "q", size: circuit.qubits }], bits: [], measurements: [] };
}

/** `stdgates.inc` has the general one-qubit gate as `u3`; a barrier within is not broadcast. */
export function operationText(operation: Operation, qubit: (index: number) => string): string {
  const name = operation.name === "u" ? "u3" : operation.name;
  const angles = "angles" in operation ? `(${operation.angles.map(printAngle).join(", ")})` : "";
  return `${name}${angles} ${operation.qubits.map(qubit).join(", ")};`;
}

/** What a program with ECR gates has to say of them, because no library does. */
function definitions(operations: readonly { name: string }[]): string[] {
  const hasEcr = operations.some(({ name }) => name === "ecr");
  return hasEcr ? ["gate ecr a, b { s a; sx b; cx a, b; x a; }"] : [];
}

/** How each element of the registers is written, in order. */
export function elements(registers: readonly Register[], version: 2 | 3 = 3): string[] {
  return registers.flatMap(({ name, size, isSingle }) => {
    if (isSingle && version === 3) return [name];
    const text = (index: number) => (name === PHYSICAL ? `$${index}` : `${name}[${index}]`);
    return Array.from({ length: size }, (_, index) => text(index));
  });
}

/** What stands above the first operation; `comments` stand below the version, one to a line. */
export function headLines(
  { qubits, bits }: Pick<Program, "qubits" | "bits">,
  version: 2 | 3,
  comments: readonly string[],
  operations: readonly { name: string }[],
): string[] {
  const declare =
    (type: "qubit" | "bit") =>
    ({ name, size, isSingle }: Register) => {
      if (name === PHYSICAL) return [];
      if (version === 3) return [isSingle ? `${type} ${name};` : `${type}[${size}] ${name};`];
      return [`${type === "qubit" ? "qreg" : "creg"} ${name}[${size}];`];
    };
  return [
    `OPENQASM ${version}.0;`,
    `include "${version === 3 ? "stdgates" : "qelib1"}.inc";`,
    ...comments.map((comment) => `// ${comment}`),
    ...definitions(operations),
    ...qubits.flatMap(declare("qubit")),
    ...bits.flatMap(declare("bit")),
  ];
}

/** OpenQASM 3, or 2. */
export function print(
  program: Program,
  { version = 3, comments = [] }: { version?: 2 | 3; comments?: readonly string[] } = {},
): string {
  const qubits = elements(program.qubits, version);
  const bits = elements(program.bits, version);
  const lines = [
    ...headLines(program, version, comments, program.circuit.operations),
    ...(program.resets ?? []).map((qubit) => `reset ${qubits[qubit]};`),
    ...program.circuit.operations.map((operation) => operationText(operation, (k) => qubits[k])),
    ...program.measurements.map(({ qubit, bit }) => {
      if (bit === undefined) return `measure ${qubits[qubit]};`;
      return version === 3
        ? `${bits[bit]} = measure ${qubits[qubit]};`
        : `measure ${qubits[qubit]} -> ${bits[bit]};`;
    }),
  ];
  return `${lines.join("\n")}\n`;
}
