import { relabel } from "../circuit/build.ts";
import { legacyGate } from "./gate-definitions.ts";
import { controlled, inverse, MAX_ANGLE, power, reduceAngle } from "./modifiers.ts";
import { broadcast, readOperands } from "./operands.ts";
import { type Modifier, readModifiers } from "./read-modifiers.ts";
import { GATE_COST, type Reader } from "./reader.ts";
import { refusal } from "./refused.ts";
import type { Definition, Item } from "./scopes.ts";
import { gphase, standardGate } from "./standard-gates.ts";
import { unknownGateReason } from "./suggestions.ts";
import { quoted, type Token } from "./tokens.ts";
import { isMeasured, type Measured, toReal, type Value } from "./values.ts";

/** `ctrl @ rx(pi/2) q[0], q[1];` from its first word on. */
export function callGate(reader: Reader, first: Token): void {
  const modifiers = readModifiers(reader, first);
  const at = modifiers.length > 0 ? reader.name("a gate") : first;
  const gate = findGate(reader, at);
  const angleValues = readAngles(reader, reader.scopes.find(at.text)?.kind === "gate");
  const operands = readOperands(reader);
  reader.expect(";");
  const controls = modifiers.reduce((sum, one) => ("count" in one ? sum + one.count : sum), 0);
  checkCount(reader, at, angleValues.length, gate.angles, "takes", "angle");
  checkCount(reader, at, operands.length, gate.qubits + controls, "acts on", "qubit");
  const targets = broadcast(reader, at, operands);
  if (reader.body?.isChecked) {
    reader.body.height = Math.max(reader.body.height, gate.height + 1);
    return;
  }
  const measured = angleValues.find(isMeasured);
  if (measured !== undefined) {
    callMeasured(reader, at, gate, modifiers, measured, targets);
    return;
  }
  const angles = angleValues.map((value) => toReal(value, at));
  const items = itemsOf(reader, gate, angles, modifiers, at);
  for (const qubits of targets) apply(reader, items, qubits, at);
}

function findGate(reader: Reader, at: Token): Definition {
  const { body } = reader;
  if (at.text === "gphase") return gphase;
  if (at.text === body?.name) reader.fail("a gate cannot be defined by itself", at);
  const entry = reader.scopes.find(at.text);
  if (entry?.kind === "gate") return entry.definition;
  const reason = refusal(at.text);
  if (reason !== undefined) reader.fail(reason, at);
  const gate =
    standardGate(at.text) ??
    legacyGate(reader, at.text) ??
    reader.fail(unknownGateReason(at.text, reader.scopes.gates()), at);
  reader.noteLibrary(at);
  return gate;
}

/** Angles are reduced for built-in gates alone, to two turns at most; a definition may compute with larger ones. */
function readAngles(reader: Reader, isDefined: boolean): Value[] {
  if (!reader.accept("(") || reader.accept(")")) return [];
  const angles = reader.list(() => {
    const at = reader.current;
    const value = reader.expression();
    const isKnown = !isMeasured(value) && !reader.body?.isChecked;
    if (isKnown && !Number.isFinite(toReal(value, at))) {
      reader.fail("this expression has no finite value", at);
    }
    return isKnown && !isDefined ? withinTurns(reader, toReal(value, at), at) : value;
  });
  reader.expect(")");
  return angles;
}

function withinTurns(reader: Reader, angle: number, at: Token): Value {
  const real = reduceAngle(angle);
  if (real === undefined) {
    const bound = MAX_ANGLE.toLocaleString("en-US");
    return reader.fail(`an angle beyond ${bound} is not known exactly enough`, at);
  }
  if (real !== angle) {
    reader.noteOnce(
      "angles of more than two turns are taken modulo 4π, here for the first time",
      at,
    );
  }
  return { type: "float", real };
}

function itemsOf(
  reader: Reader,
  gate: Definition,
  angles: readonly number[],
  modifiers: readonly Modifier[],
  at: Token,
): readonly Item[] {
  let items = gate.expand(angles);
  const charge = (made: number) => reader.spend(made * GATE_COST);
  for (const modifier of modifiers.toReversed()) {
    if ("count" in modifier)
      items = controlled(items, modifier.count, modifier.kind === "negctrl", charge);
    else if (modifier.kind === "inv") items = inverse(items);
    else {
      const raisedItems = power(items, modifier.exponent);
      items = typeof raisedItems === "string" ? reader.fail(raisedItems, at) : raisedItems;
    }
    charge(items.length);
  }
  return items;
}

/** Writes a gate's parts onto its qubits; a phase of the whole program is nobody's to see. */
function apply(reader: Reader, items: readonly Item[], qubits: readonly number[], at: Token): void {
  for (const item of items) {
    const placed = relabel(item, (place) => qubits[place]);
    if (reader.body !== undefined) {
      reader.spend(GATE_COST);
      reader.body.items.push(placed);
    } else if (placed.name !== "gphase") reader.emit(placed, at);
    else if (placed.qubits.length > 0) reader.emitPhase(placed.qubits, placed.angles[0], at);
  }
}

/** An angle of measured bits: each bit that is one turns by its own part. */
function callMeasured(
  reader: Reader,
  at: Token,
  gate: Definition,
  modifiers: readonly Modifier[],
  angle: Measured,
  targets: readonly number[][],
): void {
  if (!gate.isAdditive || angle.type !== "angle" || modifiers.some(({ kind }) => kind === "pow")) {
    reader.fail("this angle is known only after a measurement; only a rotation can take it", at);
  }
  for (const [k, condition] of angle.bits.entries()) {
    if (condition === false) continue;
    const part = 2 * Math.PI * 2 ** (k - angle.width);
    const items = itemsOf(reader, gate, [part], modifiers, at);
    const read = () => {
      for (const qubits of targets) apply(reader, items, qubits, at);
    };
    if (condition === true) read();
    else reader.emit({ name: "if", condition, steps: reader.branch(read), otherwise: [] }, at);
  }
}

function checkCount(
  reader: Reader,
  at: Token,
  count: number,
  wantedCount: number,
  verb: string,
  noun: string,
): void {
  const nouns = wantedCount === 1 ? noun : `${noun}s`;
  if (count !== wantedCount) {
    reader.fail(`${quoted(at.text)} ${verb} ${wantedCount} ${nouns}, not ${count}`, at);
  }
}
