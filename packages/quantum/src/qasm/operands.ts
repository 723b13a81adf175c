import { readElements } from "./indices.ts";
import type { Reader } from "./reader.ts";
import type { Operand } from "./scopes.ts";
import { quoted, type Token } from "./tokens.ts";

/** A register, a part of it or one element, as numbers of qubits or bits. */
export function readOperand(reader: Reader, kind: "qubit" | "bit"): Operand {
  return operandAfter(reader, reader.tokens.name(`a ${kind}`), kind);
}

/** The same where its name is read already. */
export function operandAfter(reader: Reader, token: Token, kind: "qubit" | "bit"): Operand {
  const { tokens } = reader;
  if (kind === "qubit" && token.text.startsWith("$")) {
    return { members: [reader.physicalQubit(token)], isSingle: true };
  }
  const entry = reader.scopes.find(token.text);
  if (entry === undefined) return tokens.fail(`${quoted(token.text)} is not declared`, token);
  if (entry.kind !== kind) {
    const found =
      entry.kind === "qubit" || entry.kind === "bit"
        ? `holds ${entry.kind}s`
        : `is a ${entry.kind}`;
    return tokens.fail(`${quoted(token.text)} ${found}, a ${kind} is needed`, token);
  }
  let operand: Operand = entry;
  while (tokens.accept("[")) {
    if (operand.isSingle) tokens.fail(`${quoted(token.text)} is a single ${kind}`, token);
    const { members } = operand;
    const part = readElements(reader, members.length, token);
    operand = { ...part, members: part.members.map((place) => members[place]) };
  }
  return operand;
}

/** `q[0], r`: what a gate is applied to. */
export function readOperands(reader: Reader): Operand[] {
  const { tokens } = reader;
  return tokens.is(";") ? [] : tokens.list(() => readOperand(reader, "qubit"));
}

/** A gate on registers is applied to their elements in turn, with single qubits as they are. */
export function broadcast(reader: Reader, at: Token, operands: readonly Operand[]): number[][] {
  const lengths = new Set(
    operands.filter(({ isSingle }) => !isSingle).map(({ members }) => members.length),
  );
  if (lengths.size > 1) reader.tokens.fail("these registers differ in size", at);
  const [length = 1] = lengths;
  reader.spend(length * operands.length);
  return Array.from({ length }, (_, k) => {
    const qubits = operands.map(({ members, isSingle }) => members[isSingle ? 0 : k]);
    if (new Set(qubits).size < qubits.length)
      reader.tokens.fail("a gate needs different qubits", at);
    return qubits;
  });
}
