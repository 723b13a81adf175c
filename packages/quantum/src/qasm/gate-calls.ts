import { relabel } from "../circuit/build.ts";
import { inverse } from "../circuit/inverse.ts";
import { legacyGate } from "./gate-definitions.ts";
import { controlled, MAX_ANGLE, power, reduceAngle } from "./modifiers.ts";
import { broadcast, readOperands, wholeNumber } from "./operands.ts";
import { GATE_COST, type Reader } from "./reader.ts";
import { refusal } from "./refused.ts";
import type { Definition, Item } from "./scopes.ts";
import { gphase, standardGate } from "./standard-gates.ts";
import { unknownGateReason } from "./suggestions.ts";
import { quoted, type Token } from "./tokens.ts";
import { isMeasured, type Measured, toReal, type Value } from "./values.ts";

const MAX_CONTROLS = 16;

type Modifier =
  | { kind: "ctrl" | "negctrl"; count: number }
  | { kind: "inv" }
  | { kind: "pow"; exponent: number };

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

/** `ctrl(2) @ inv @` where they stand, `first` being the word that is read already. */
function readModifiers(reader: Reader, first: Token): Modifier[] {
  const modifiers: Modifier[] = [];
  let controls = 0;
  let token: Token | undefined = first;
  while (token) {
    const kind = token.text;
    if (kind === "inv") modifiers.push({ kind });
    else if (kind === "ctrl" || kind === "negctrl") {
      const isCounted = reader.accept("(") !== undefined;
      const count = isCounted ? wholeNumber(reader) : 1;
      if (isCounted) reader.expect(")");
      controls += count;
      if (controls > MAX_CONTROLS) {
        reader.fail(`a gate takes at most ${MAX_CONTROLS} controls in all`, token);
      }
      if (count < 1) reader.fail("a gate takes at least one control", token);
      modifiers.push({ kind, count });
    } else if (kind === "pow") {
      reader.expect("(");
      const exponent = toReal(reader.expression(), token);
      reader.expect(")");
      if (!Number.isFinite(exponent) && !reader.body?.isChecked) {
        reader.fail("this power has no finite value", token);
      }
      if (Math.abs(exponent) > Number.MAX_SAFE_INTEGER) {
        reader.fail("a power is known exactly only up to 2^53", token);
      }
      modifiers.push({ kind, exponent });
    } else break;
    reader.expect("@");
    token = reader.accept("ctrl", "negctrl", "inv", "pow");
  }
  return powersFirst(modifiers);
}

/** A power may as well be taken before the controls come: the gate is smaller then. */
function powersFirst(modifiers: readonly Modifier[]): Modifier[] {
  const ordered: Modifier[] = [];
  for (const modifier of modifiers.toReversed()) {
    let place = ordered.length;
    if (modifier.kind === "pow") while (place > 0 && "count" in ordered[place - 1]) place--;
    ordered.splice(place, 0, modifier);
  }
  return ordered.reverse();
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
