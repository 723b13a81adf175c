import { type Condition, literalsOf } from "./conditions.ts";
import { elements, headLines, operationText } from "./print.ts";
import type { DynamicProgram, Step } from "./program.ts";
import { operationsIn } from "./steps.ts";

/** A program that decides on its way; only OpenQASM 3 can say it. */
export function printDynamic(program: DynamicProgram, comments: readonly string[] = []): string {
  const { head, steps } = dynamicLines(program, comments);
  return `${[...head, ...steps.flat()].join("\n")}\n`;
}

const indent = (line: string) => `  ${line}`;

/** The same by its parts: what stands before the first step, and the lines of each step. */
export function dynamicLines(
  program: DynamicProgram,
  comments: readonly string[] = [],
): { head: string[]; steps: string[][] } {
  const qubits = elements(program.qubits);
  const bits = elements(program.bits);
  return {
    head: headLines(program, 3, comments, program.steps.flatMap(operationsIn)),
    steps: program.steps.map(stepLines),
  };

  function stepLines(step: Step): string[] {
    switch (step.name) {
      case "measure": {
        const into = step.bit === undefined ? "" : `${bits[step.bit]} = `;
        return [`${into}measure ${qubits[step.qubits[0]]};`];
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
