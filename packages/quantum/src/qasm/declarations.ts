import { assignBits, rightSide } from "./assignments.ts";
import { readDefinition } from "./gate-definitions.ts";
import { readOperand } from "./operands.ts";
import type { Reader } from "./reader.ts";
import { isWord } from "./refused.ts";
import { standardGate } from "./standard-gates.ts";
import { readSubroutine } from "./subroutines.ts";
import { quoted, type Token } from "./tokens.ts";
import { bracket, readType } from "./types.ts";
import { convert, isMeasured, truth } from "./values.ts";

/** The next token as a name that is still free here. */
function newName(reader: Reader): Token {
  const { scopes } = reader;
  const token = reader.name("a name");
  if (token.text.startsWith("$")) reader.fail("physical qubits are not declared", token);
  if (isWord(token.text)) {
    reader.fail(`${quoted(token.text)} is a word of the language and cannot be a name`, token);
  }
  if (scopes.hasOwn(token.text)) reader.fail(`${quoted(token.text)} is already defined`, token);
  return token;
}

/** `qubit[2] q;`, `bit[2] c = "01";` or `qreg q[2];`, where the name comes first, from behind the first word on. */
export function declaration(reader: Reader, kind: "qubit" | "bit", isNameFirst = false): void {
  const { scopes } = reader;
  const firstName = isNameFirst ? newName(reader) : undefined;
  const size = bracket(reader);
  const name = firstName ?? newName(reader);
  const isSingle = size === undefined;
  if ((size ?? 1) < 1) reader.fail("a register needs at least one element", name);
  if (kind === "qubit" && !scopes.isGlobal)
    reader.fail("qubits are declared outside of any block", name);
  const members =
    kind === "qubit"
      ? reader.declareQubits(name.text, size ?? 1, name)
      : reader.declareBits(name.text, size ?? 1, name, { isSingle });
  scopes.define(name.text, { kind, members, isSingle });
  if (kind === "bit" && reader.accept("=")) assignBits(reader, { members, isSingle }, name);
  else reader.expect(";");
}

/** `int[32] n = 3;` from behind its type's name on. */
export function variable(reader: Reader, typeName: Token, isConstant = false): void {
  const type = readType(reader, typeName);
  const name = newName(reader);
  const hasValue = reader.accept("=") !== undefined;
  if (isConstant && !hasValue) reader.expect("=");
  const at = reader.current;
  const value = hasValue
    ? convert(rightSide(reader), type, at)
    : convert(truth(false), type, at, true);
  if (isConstant && isMeasured(value)) reader.fail("a constant cannot be measured", at);
  reader.expect(";");
  reader.defineValue(name.text, type, value, { isConstant, isUnset: !hasValue });
}

/** `input angle theta;` from behind `input` on. */
export function inputDeclaration(reader: Reader): void {
  const type = readType(reader, reader.name("a type"));
  const name = newName(reader);
  reader.expect(";");
  if (!Object.hasOwn(reader.inputs, name.text)) {
    reader.fail(`no value is given for the input ${quoted(name.text)}`, name);
  }
  const real = Number(reader.inputs[name.text]);
  if (!Number.isFinite(real)) reader.fail(`the input ${quoted(name.text)} is not a number`, name);
  reader.defineValue(name.text, type, convert({ type: "float", real }, type, name, true), {
    isConstant: true,
  });
}

/** `let a = q[0:2] ++ r;` */
export function alias(reader: Reader): void {
  const name = newName(reader);
  reader.expect("=");
  const first = reader.current;
  const kind = reader.scopes.find(first.text)?.kind === "bit" ? "bit" : "qubit";
  const parts = reader.list(() => readOperand(reader, kind), "++");
  reader.expect(";");
  const members = parts.flatMap((part) => part.members);
  reader.spend(members.length);
  if (new Set(members).size < members.length)
    reader.fail("a register cannot hold an element twice", first);
  const isSingle = parts.length === 1 && parts[0].isSingle;
  reader.scopes.define(name.text, { kind, members, isSingle });
}

export function gateDefinition(reader: Reader): void {
  const { scopes } = reader;
  if (!scopes.isGlobal) reader.fail("gates are defined outside of any block");
  const name = newName(reader);
  if (reader.libraries.size > 0 && standardGate(name.text)) {
    reader.fail(`${quoted(name.text)} is already defined by the included file`, name);
  }
  const definition = readDefinition(reader, name.text);
  scopes.define(name.text, { kind: "gate", definition });
}

export function subroutineDefinition(reader: Reader): void {
  const name = newName(reader);
  if (!reader.scopes.isGlobal) reader.fail("subroutines are defined outside of any block", name);
  reader.scopes.define(name.text, { kind: "subroutine", subroutine: readSubroutine(reader) });
}
