import type { Circuit, Operation } from "../circuit/gate.ts";
import { type Condition, literalsOf } from "./conditions.ts";
import { QasmError } from "./error.ts";
import {
  type DynamicProgram,
  PHYSICAL,
  type Program,
  type Register,
  type Step,
} from "./program.ts";
import { asSteps, operationsIn } from "./steps.ts";

/** A circuit as a program without measurements, on one register `q`. */
export function programOf(circuit: Circuit): Program {
  return { circuit, qubits: [{ name: "q", size: circuit.qubits }], bits: [], measurements: [] };
}

const denominators = [1, 2, 3, 4, 6, 8, 12, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192];

/** A fraction of pi where that is exactly the same number, else every digit that matters. */
function printAngle(angle: number): string {
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

/** `stdgates.inc` has the general one-qubit gate as `u3`; a barrier within is not broadcast. */
function operationText(operation: Operation, qubit: (index: number) => string): string {
  const name = operation.name === "u" ? "u3" : operation.name;
  const angles = "angles" in operation ? `(${operation.angles.map(printAngle).join(", ")})` : "";
  return `${name}${angles} ${operation.qubits.map(qubit).join(", ")};`;
}

/** The text of each element of the registers, in order. */
function elements(registers: readonly Register[]): string[] {
  return registers.flatMap(({ name, size, isSingle }) => {
    if (isSingle) return [name];
    const text = (index: number) => (name === PHYSICAL ? `$${index}` : `${name}[${index}]`);
    return Array.from({ length: size }, (_, index) => text(index));
  });
}

const ecrDefinition = "gate ecr a, b { s a; sx b; cx a, b; x a; }";

/** True if a gate is used that no library has. */
function hasEcr(steps: readonly Step[]): boolean {
  return steps.some((step) => operationsIn(step).some(({ name }) => name === "ecr"));
}

/** The lines above the first operation; `comments` stand below the version, one to a line. */
function headLines({ qubits, bits, steps }: DynamicProgram, comments: readonly string[]): string[] {
  const declare =
    (type: "qubit" | "bit") =>
    ({ name, size, isSingle }: Register) =>
      name === PHYSICAL ? [] : [isSingle ? `${type} ${name};` : `${type}[${size}] ${name};`];
  return [
    "OPENQASM 3.0;",
    'include "stdgates.inc";',
    ...comments.map((comment) => `// ${comment}`),
    ...(hasEcr(steps) ? [ecrDefinition] : []),
    ...qubits.flatMap(declare("qubit")),
    ...bits.flatMap(declare("bit")),
  ];
}

/** A program of either kind in OpenQASM 3. */
export function print(program: Program | DynamicProgram, comments: readonly string[] = []): string {
  const { head, steps } = printedLines(asSteps(program), comments);
  return `${[...head, ...steps.flat()].join("\n")}\n`;
}

/** A program in OpenQASM 2, with the library as Qiskit has it; one that decides on its way is refused. */
export function printTwo(program: Program | DynamicProgram): string {
  if (!("circuit" in program))
    throw new QasmError(`OpenQASM 2 is not written here: ${program.why.text}`, program.why);
  const { circuit, measurements, resets = [] } = program;
  const [qubitRegisters, bitRegisters] = [program.qubits, program.bits].map(plainNames);
  const [qubits, bits] = [qubitRegisters, bitRegisters].map(elements);
  const declare = (keyword: string) => (register: Register) =>
    `${keyword} ${register.name}[${register.size}];`;
  const lines = [
    "OPENQASM 2.0;",
    'include "qelib1.inc";',
    ...(hasEcr(circuit.operations) ? [ecrDefinition] : []),
    ...qubitRegisters.map(declare("qreg")),
    ...bitRegisters.map(declare("creg")),
    ...resets.map((qubit) => `reset ${qubits[qubit]};`),
    ...circuit.operations.map((operation) => operationText(operation, (k) => qubits[k])),
    // A result that the program throws away is not measured.
    ...measurements.flatMap(({ qubit, bit }) =>
      bit === undefined ? [] : [`measure ${qubits[qubit]} -> ${bits[bit]};`],
    ),
  ];
  return `${lines.join("\n")}\n`;
}

/** OpenQASM 2 has no qubits of the device itself, and names begin with a small letter. */
function plainNames(registers: readonly Register[]): Register[] {
  return registers.map(({ name, size }) => {
    const plain = name === PHYSICAL ? "q" : name;
    return { name: /^[a-z]/.test(plain) ? plain : `r${plain}`, size };
  });
}

const indent = (line: string) => `  ${line}`;

/** The lines before the first step, and those of each step. */
export function printedLines(
  program: DynamicProgram,
  comments: readonly string[] = [],
): { head: string[]; steps: string[][] } {
  const qubits = elements(program.qubits);
  const bits = elements(program.bits);
  return { head: headLines(program, comments), steps: program.steps.map(stepLines) };

  function stepLines(step: Step): string[] {
    switch (step.name) {
      case "measure": {
        const target = step.bit === undefined ? "" : `${bits[step.bit]} = `;
        return [`${target}measure ${qubits[step.qubits[0]]};`];
      }
      case "reset":
        return [`reset ${qubits[step.qubits[0]]};`];
      case "set":
        return [`${bits[step.bit]} = ${conditionText(step.value)};`];
      case "if":
        return ifLines(step);
      default:
        return [operationText(step, (k) => qubits[k])];
    }
  }

  /**
   * Qiskit reads a bit, its negation, and a register that equals a number. Conditions are written as these, one within
   * the other or with the branches exchanged, wherever no gate has to be written twice for it.
   */
  function ifLines({ condition, steps, otherwise }: Step & { name: "if" }): string[] {
    for (const isNegated of [false, true]) {
      const literals = literalsOf(condition, isNegated);
      const tests = literals && testsOf(literals);
      const [then, rest] = isNegated ? [otherwise, steps] : [steps, otherwise];
      if (tests && (tests.length === 1 || rest.length === 0)) return branches(tests, then, rest);
    }
    return branches([conditionText(condition)], steps, otherwise);
  }

  function branches(
    [test, ...innerTests]: readonly string[],
    then: readonly Step[],
    otherwise: readonly Step[],
  ): string[] {
    const inner = innerTests.reduceRight(
      (lines, innerTest) => [`if (${innerTest}) {`, ...lines.map(indent), "}"],
      then.flatMap(stepLines),
    );
    const rest = otherwise.flatMap(stepLines).map(indent);
    return [
      `if (${test}) {`,
      ...inner.map(indent),
      ...(rest.length > 0 ? ["} else {", ...rest] : []),
      "}",
    ];
  }

  /** One test for each register of which all bits are asked for, and for each other bit. */
  function testsOf(literals: ReadonlyMap<number, boolean>): string[] {
    let first = 0;
    return program.bits.flatMap(({ name, size, isSingle }) => {
      const members = Array.from({ length: size }, (_, k) => first + k);
      first += size;
      const asked = members.filter((bit) => literals.has(bit));
      if (asked.length === size && size > 1 && !isSingle) {
        const digits = members.map((bit) => (literals.get(bit) ? "1" : "0")).reverse();
        return [`${name} == ${BigInt(`0b${digits.join("")}`)}`];
      }
      return asked.map((bit) => `${literals.get(bit) ? "" : "!"}${bits[bit]}`);
    });
  }

  function conditionText(condition: Condition): string {
    if (typeof condition === "boolean") return condition ? "true" : "false";
    if ("bit" in condition) return bits[condition.bit];
    if ("not" in condition) return `!${partText(condition.not)}`;
    return condition.parts.map(partText).join(` ${condition.operator} `);
  }

  function partText(condition: Condition): string {
    const text = conditionText(condition);
    return typeof condition === "object" && "parts" in condition ? `(${text})` : text;
  }
}
