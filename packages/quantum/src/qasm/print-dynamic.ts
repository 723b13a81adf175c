import type { Condition } from "./conditions.ts";
import { elements, headLines, operationText } from "./print.ts";
import type { DynamicProgram, Step } from "./program.ts";

/** A program that decides on its way; only OpenQASM 3 can say it. */
export function printDynamic(program: DynamicProgram, comments: readonly string[] = []): string {
  const { head, steps } = dynamicLines(program, comments);
  return `${[...head, ...steps.flat()].join("\n")}\n`;
}

/** The same by its parts: what stands before the first step, and the lines of each step. */
export function dynamicLines(
  program: DynamicProgram,
  comments: readonly string[] = [],
): { head: string[]; steps: string[][] } {
  const qubits = elements(program.qubits);
  const bits = elements(program.bits);
  return { head: headLines(program, 3, comments), steps: program.steps.map(stepLines) };

  function stepLines(step: Step): string[] {
    const indented = (steps: readonly Step[]) =>
      steps.flatMap(stepLines).map((text) => `  ${text}`);
    switch (step.name) {
      case "measure": {
        const into = step.bit === undefined ? "" : `${bits[step.bit]} = `;
        return [`${into}measure ${qubits[step.qubits[0]]};`];
      }
      case "reset":
        return [`reset ${qubits[step.qubits[0]]};`];
      case "set":
        return [`${bits[step.bit]} = ${conditionText(step.value)};`];
      case "if": {
        const head = `if (${conditionText(step.condition)}) {`;
        const otherwise =
          step.otherwise.length > 0 ? ["} else {", ...indented(step.otherwise)] : [];
        return [head, ...indented(step.steps), ...otherwise, "}"];
      }
      default:
        return [operationText(step, (k) => qubits[k])];
    }
  }

  function conditionText(condition: Condition): string {
    if (typeof condition === "boolean") return condition ? "true" : "false";
    if ("bit" in condition) return bits[condition.bit];
    if ("not" in condition) return `!(${conditionText(condition.not)})`;
    return `(${condition.parts.map(conditionText).join(` ${condition.operator} `)})`;
  }
}
