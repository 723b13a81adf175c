import { readOperand } from "./operands.ts";
import type { Reader } from "./reader.ts";
import type { Entry, Subroutine } from "./scopes.ts";
import { quoted, type Token } from "./tokens.ts";
import { bracket, readType } from "./types.ts";
import { bitsOf, convert, isMeasured, type Value } from "./values.ts";

const MAX_DEPTH = 40;

/** `def name(qubit[2] a, int n) -> bit { ... }` from behind its name on; the body is read at each call. */
export function readSubroutine(reader: Reader): Subroutine {
  const parameters: Subroutine["parameters"][number][] = [];
  reader.expect("(");
  while (!reader.accept(")")) {
    const type = reader.name("a type");
    const kind =
      type.text === "qubit"
        ? ({ kind: "qubit", size: bracket(reader) } as const)
        : ({ kind: "value", type: readType(reader, type) } as const);
    parameters.push({ ...kind, name: reader.name("a name").text });
    if (!reader.is(")")) reader.expect(",");
  }
  const returns = reader.accept("->") ? readType(reader, reader.name("a type")) : undefined;
  const body = reader.current;
  if (!reader.is("{")) reader.expect("{");
  reader.skipGroup();
  return { parameters, returns, body };
}

/** Reads the arguments, then carries the body out where it stands. Qubits may also follow as those of a gate do. */
export function callSubroutine(
  reader: Reader,
  name: Token,
  subroutine: Subroutine,
): Value | undefined {
  if (reader.callDepth === MAX_DEPTH) reader.fail("subroutines call each other too deeply", name);
  const entries = readArguments(reader, name, subroutine);
  const callPlace = reader.current;
  reader.callDepth++;
  reader.current = subroutine.body;
  reader.scopes.within(() => {
    for (const [k, { name: parameter }] of subroutine.parameters.entries()) {
      const entry = entries[k];
      if (entry.kind === "value" && entry.type.name === "bits")
        bindBits(reader, parameter, entry, name);
      else reader.scopes.define(parameter, entry);
    }
    reader.statement();
  }, true);
  reader.callDepth--;
  reader.current = callPlace;
  const value = reader.returnStatement?.value;
  reader.returnStatement = undefined;
  if (subroutine.returns === undefined) return undefined;
  if (value === undefined) return reader.fail(`${quoted(name.text)} ends without its result`, name);
  return convert(value, subroutine.returns, name);
}

/** Bits are passed by value: the body gets a copy that it may change. */
function bindBits(
  reader: Reader,
  parameter: string,
  entry: Entry & { kind: "value" },
  at: Token,
): void {
  const { value } = entry;
  if (value.type === "float") return;
  const members = reader.declareBits(parameter, value.width, at);
  reader.set(members, bitsOf(value), at);
  reader.scopes.define(parameter, { kind: "bit", members, isSingle: false });
}

function readArguments(reader: Reader, name: Token, { parameters }: Subroutine): Entry[] {
  const takenQubits = new Set<number>();
  let isOpen = reader.accept("(") !== undefined;
  const entries: Entry[] = [];
  for (const parameter of parameters) {
    if (isOpen && reader.accept(")")) {
      isOpen = false;
    } else if (entries.length > 0) reader.expect(",");
    const at = reader.current;
    if (parameter.kind === "value") {
      const { kind, type } = parameter;
      const value = convert(reader.expression(), type, at);
      const { branches } = reader;
      entries.push({ kind, type, value, isConstant: isMeasured(value), branches });
      continue;
    }
    const { members, isSingle } = readOperand(reader, "qubit");
    const { size } = parameter;
    const fits = size === undefined ? isSingle : !isSingle && members.length === size;
    const wanted = size === undefined ? "a single qubit" : `${size} qubits`;
    if (!fits) reader.fail(`${quoted(name.text)} takes ${wanted} here`, at);
    if (members.some((qubit) => takenQubits.has(qubit)))
      reader.fail("a qubit can be passed only once", at);
    reader.spend(members.length);
    for (const qubit of members) takenQubits.add(qubit);
    entries.push({ kind: "qubit", members, isSingle });
  }
  if (isOpen) reader.expect(")");
  return entries;
}
