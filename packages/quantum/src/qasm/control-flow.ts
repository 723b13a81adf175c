import { binary, truthOf } from "./arithmetic.ts";
import { rightSide } from "./assignments.ts";
import { any } from "./conditions.ts";
import { indexSet, rangeOf, readOperand } from "./operands.ts";
import type { Reader } from "./reader.ts";
import type { Token } from "./tokens.ts";
import { readType } from "./types.ts";
import { bitsOf, convert, costOf, fromBits, integer, isMeasured, type Value } from "./values.ts";

/** `{ ... }` or a single statement, with names of its own. */
export function block(reader: Reader): void {
  reader.scopes.within(() => {
    const open = reader.accept("{");
    if (open === undefined) {
      reader.statement();
      return;
    }
    while (!reader.closes(open)) {
      // What follows a return is not carried out.
      if (reader.returnStatement) reader.skipStatement();
      else reader.statement();
    }
  });
}

/** A known condition is decided here, a measured one when the program runs. */
export function conditional(reader: Reader, at: Token): void {
  reader.expect("(");
  const { unsetReads } = reader;
  const condition = truthOf(reader.expression(), at);
  reader.expect(")");
  if (typeof condition === "boolean") {
    if (reader.unsetReads > unsetReads) {
      const why = "it asks for a bit that nothing has measured or set, which is 0";
      reader.note(`this condition is always ${condition}: ${why}`, at);
    }
    const readOrSkip = (isRead: boolean) => (isRead ? block(reader) : reader.skipStatement());
    readOrSkip(condition);
    if (reader.accept("else")) readOrSkip(!condition);
    return;
  }
  reader.flush();
  const steps = reader.branch(() => block(reader));
  const otherwise = reader.accept("else") ? reader.branch(() => block(reader)) : [];
  if (steps.length + otherwise.length > 0) {
    reader.emit({ name: "if", condition, steps, otherwise }, at);
  }
}

/** `for int i in [0:3] { ... }`, carried out turn by turn. */
export function loop(reader: Reader, at: Token): void {
  const { scopes } = reader;
  const type = readType(reader, reader.name("a type"));
  const name = reader.name("a name");
  reader.expect("in");
  const values = loopValues(reader, at);
  const body = reader.current;
  if (values.length === 0) reader.skipStatement();
  for (const value of values) {
    reader.current = body;
    reader.spend(2);
    scopes.within(() => {
      reader.defineValue(name.text, type, convert(value, type, at));
      block(reader);
    });
    if (reader.returnStatement) break;
  }
}

/** `while (n < 3) { ... }`, carried out turn by turn. */
export function whileLoop(reader: Reader, at: Token): void {
  const start = reader.current;
  do {
    reader.current = start;
    reader.expect("(");
    const condition = truthOf(reader.expression(), at);
    reader.expect(")");
    if (typeof condition !== "boolean")
      reader.fail("a while that a measurement decides on is not supported", at);
    if (!condition) {
      reader.skipStatement();
      return;
    }
    reader.spend(2);
    block(reader);
  } while (!reader.returnStatement);
}

/** `switch (n) { case 1, 2 { ... } default { ... } }`: the first case that has the value, and no other. */
export function switchStatement(reader: Reader, at: Token): void {
  reader.expect("(");
  const value = reader.expression();
  reader.expect(")");
  const open = reader.expect("{");
  const readCases = (): void => {
    if (reader.closes(open)) return;
    if (reader.accept("default")) {
      block(reader);
      reader.expect("}");
      return;
    }
    reader.expect("case");
    const values = reader.list(() => reader.expression());
    reader.spend(values.length * costOf(value));
    const remark = (text: string) => reader.note(text, at);
    const condition = any(
      values.map((other) => truthOf(binary("==", value, other, at, remark), at)),
    );
    if (condition === true) {
      block(reader);
      while (!reader.closes(open)) reader.skipToken();
    } else if (condition === false) {
      reader.skipStatement();
      readCases();
    } else {
      reader.flush();
      const steps = reader.branch(() => block(reader));
      const otherwise = reader.branch(readCases);
      reader.emit({ name: "if", condition, steps, otherwise }, at);
    }
  };
  readCases();
}

function loopValues(reader: Reader, at: Token): readonly Value[] {
  if (reader.accept("{")) {
    const values = reader.list(() => reader.expression());
    reader.expect("}");
    return values;
  }
  if (reader.accept("[")) {
    const set = indexSet(reader);
    if (!("step" in set) || set.first === undefined || set.last === undefined)
      return reader.fail("a loop needs where it begins and ends", at);
    const range = rangeOf(set.first, set.step, set.last, at);
    reader.spend(range.length);
    return range.map((index) => integer(BigInt(index)));
  }
  const bits = reader.expression();
  if (bits.type !== "bits")
    return reader.fail("a loop runs over a range, a set or a register of bits", at);
  reader.spend(bits.width);
  return bitsOf(bits).map((bit) => fromBits("bool", [bit]));
}

/** `return measure q;` */
export function returnStatement(reader: Reader, at: Token): void {
  if (reader.scopes.isGlobal) reader.fail("return stands outside of a subroutine", at);
  if (reader.branches > 0) {
    reader.fail("a return that a measurement decides on is not supported", at);
  }
  const value = reader.is(";") ? undefined : rightSide(reader);
  reader.expect(";");
  reader.returnStatement = { value };
}

/** Variables that hold measured bits are results too: their bits get names. */
export function keepVariables(reader: Reader, at: Token): void {
  for (const [name, entry] of reader.scopes.own()) {
    if (entry.kind !== "value" || !isMeasured(entry.value)) continue;
    const { bits, width, type } = entry.value;
    const members = reader.declareBits(name, width, at, { isSingle: type === "bool" });
    reader.set(members, bits, at);
  }
}

export function reset(reader: Reader, at: Token): void {
  const { members } = readOperand(reader, "qubit");
  reader.expect(";");
  reader.spend(members.length);
  for (const qubit of members) reader.emit({ name: "reset", qubits: [qubit] }, at);
}
