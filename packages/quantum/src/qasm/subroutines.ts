import { readOperand } from "./operands.ts";
import type { Reader } from "./reader.ts";
import type { Entry, Subroutine } from "./scopes.ts";
import { quoted, type Token } from "./tokens.ts";
import { bracket, readType } from "./types.ts";
import { bitsOf, convert, isMeasured, type Value } from "./values.ts";

const MAX_DEPTH = 40;

/** `def name(qubit[2] a, int n) -> bit { ... }` from behind its name on; the body is read at each call. */
export function readSubroutine(reader: Reader): Subroutine {
  const { tokens } = reader;
  const parameters: Subroutine["parameters"][number][] = [];
  tokens.expect("(");
  while (!tokens.accept(")")) {
    const type = tokens.name("a type");
    const kind =
      type.text === "qubit"
        ? ({ kind: "qubit", size: bracket(reader) } as const)
        : ({ kind: "value", type: readType(reader, type) } as const);
    parameters.push({ ...kind, name: tokens.name("a name").text });
    if (!tokens.is(")")) tokens.expect(",");
  }
  const returns = tokens.accept("->") ? readType(reader, tokens.name("a type")) : undefined;
  const body = tokens.current;
  if (!tokens.is("{")) tokens.expect("{");
  tokens.skipGroup();
  return { parameters, returns, body };
}

/** Reads the arguments, then carries the body out where it stands. Qubits may also follow as those of a gate do. */
export function callSubroutine(
  reader: Reader,
  name: Token,
  subroutine: Subroutine,
): Value | undefined {
  const { tokens } = reader;
  if (reader.callDepth === MAX_DEPTH) tokens.fail("subroutines call each other too deeply", name);
  const entries = readArguments(reader, name, subroutine);
  const callPlace = tokens.current;
  const { loopBranches } = reader;
  reader.loopBranches = undefined;
  reader.callDepth++;
  tokens.current = subroutine.body;
  reader.scopes.within(() => {
    for (const [k, { name: parameter }] of subroutine.parameters.entries()) {
      const entry = entries[k];
      if (entry.kind === "value" && entry.type.name === "bits")
        bindBits(reader, parameter, entry, name);
      else reader.scopes.define(parameter, entry);
    }
    reader.grammar.statement(reader);
  }, true);
  reader.callDepth--;
  reader.loopBranches = loopBranches;
  tokens.current = callPlace;
  const value = reader.returnStatement?.value;
  reader.returnStatement = undefined;
  if (subroutine.returns === undefined) return undefined;
  if (value === undefined) return tokens.fail(`${quoted(name.text)} ends without its result`, name);
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
  const { tokens } = reader;
  const takenQubits = new Set<number>();
  let isOpen = tokens.accept("(") !== undefined;
  const entries: Entry[] = [];
  for (const parameter of parameters) {
    if (isOpen && tokens.accept(")")) {
      isOpen = false;
    } else if (entries.length > 0) tokens.expect(",");
    const at = tokens.current;
    if (parameter.kind === "value") {
      const { kind, type } = parameter;
      const value = convert(reader.grammar.expression(reader), type, at);
      const { branches } = reader;
      entries.push({ kind, type, value, isConstant: isMeasured(value), branches });
      continue;
    }
    const { members, isSingle } = readOperand(reader, "qubit");
    const { size } = parameter;
    const fits = size === undefined ? isSingle : !isSingle && members.length === size;
    const wanted = size === undefined ? "a single qubit" : `${size} qubits`;
    if (!fits) tokens.fail(`${quoted(name.text)} takes ${wanted} here`, at);
    if (members.some((qubit) => takenQubits.has(qubit)))
      tokens.fail("a qubit can be passed only once", at);
    reader.spend(members.length);
    for (const qubit of members) takenQubits.add(qubit);
    entries.push({ kind: "qubit", members, isSingle });
  }
  if (isOpen) tokens.expect(")");
  return entries;
}
