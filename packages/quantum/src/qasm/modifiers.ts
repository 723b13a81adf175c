import { fixed, pair, relabel, u } from "../circuit/build.ts";
import { phaseOn as writtenPhase } from "../circuit/controlled-phase.ts";
import type { Gate } from "../circuit/gate.ts";
import { inverse } from "../circuit/inverse.ts";
import { anglesOf, axisOf, identity, multiply, rotatePhase } from "../circuit/linear.ts";
import { controlledForm, type Matrix, matrixOf } from "../circuit/matrix.ts";
import { isGateName } from "../circuit/signatures.ts";
import { range } from "../range.ts";
import type { Item } from "./scopes.ts";

/** No gate tells an angle from the same angle two full turns on. */
const TWO_TURNS = 4 * Math.PI;
/** Beyond this a number of 64 bits leaves more than a billionth of a turn open, which a proof would see. */
export const MAX_ANGLE = 10_000_000;

/** The angle that all passes and the verifier see; undefined where too little of it is known. */
export function reduceAngle(angle: number): number | undefined {
  if (!(Math.abs(angle) <= MAX_ANGLE)) return undefined;
  return Math.abs(angle) <= TWO_TURNS ? angle : angle % TWO_TURNS;
}

function phaseItem(angle: number, qubits: readonly number[] = []): Item {
  return { name: "gphase", qubits, angles: [angle] };
}

/** `ctrl(count) @`, the controls before the gate's own qubits; `charge` hears of the parts as they grow. */
export function controlled(
  items: readonly Item[],
  count: number,
  isNegative: boolean,
  charge: (made: number) => void,
): Item[] {
  const controls = range(count);
  const flips = isNegative ? controls.map((control) => fixed("x", control)) : [];
  const inner = items.flatMap((item): Item[] => {
    const parts = controlledItem(controls, item);
    charge(parts.length);
    return parts;
  });
  return [...flips, ...inner, ...flips];
}

function controlledItem(controls: readonly number[], item: Item): Item[] {
  const moved = relabel(item, (qubit) => qubit + controls.length);
  if (moved.name === "gphase") return phaseOn([...controls, ...moved.qubits], moved.angles[0]);
  return moved.name === "barrier" ? [moved] : controlledGate(controls, moved as Gate);
}

function controlledGate(controls: readonly number[], gate: Gate): Item[] {
  const name = `c${gate.name}`;
  const rest = controls.slice(0, -1);
  if (gate.name === "id") return [];
  // `cu` has an angle more than `u`.
  if (isGateName(name) && name !== "cu") {
    const more = { ...gate, name, qubits: [controls[controls.length - 1], ...gate.qubits] } as Gate;
    return rest.length === 0 ? [more] : controlledGate(rest, more);
  }
  const form = controlledForm(gate);
  const all = [...controls, ...form.controls];
  const [target, second] = form.targets;
  if (form.matrix === undefined) {
    const cx = pair("cx", second, target);
    return [cx, ...controlledGate(all, pair("cx", target, second)), cx];
  }
  if (all.length === 1) {
    const { theta, phi, lambda, phase } = anglesOf(form.matrix);
    return [{ name: "cu", qubits: [all[0], target], angles: [theta, phi, lambda, phase] }];
  }
  return aroundAxis(axisOf(form.matrix), target, (first, other) => [
    ...phaseOn(all, first),
    ...phaseOn([...all, target], other - first),
  ]);
}

function aroundAxis(
  { theta, phi, first, second }: ReturnType<typeof axisOf>,
  target: number,
  diagonal: (first: number, second: number) => Item[],
): Item[] {
  const inner = diagonal(first, second);
  if (theta === 0) return inner;
  // X is H Z H: the plainest of all axes keeps its plain gate.
  if (Math.abs(theta - Math.PI / 2) < 1e-12 && phi === 0) {
    return [fixed("h", target), ...inner, fixed("h", target)];
  }
  return [u(-theta, phi, -phi, target), ...inner, u(theta, phi, -phi, target)];
}

/** A phase on more qubits than this stays one item, which others can be made of, until it is written out. */
const MAX_EXPANDED_QUBITS = 3;

/** The phase e^(i angle) where all of these qubits are one. */
function phaseOn(qubits: readonly number[], full: number): Item[] {
  const angle = reduceAngle(full) ?? full;
  if (angle === 0) return [];
  if (qubits.length === 0 || qubits.length > MAX_EXPANDED_QUBITS) return [phaseItem(angle, qubits)];
  return writtenPhase(qubits, angle);
}

/** Writes an item as gates, except a phase of the whole, which stays an item. */
function writeOut(item: Item): Item[] {
  const isGate = item.name !== "gphase" || item.qubits.length === 0;
  return isGate ? [item] : writtenPhase(item.qubits, item.angles[0]);
}

const MAX_POWER_GATES = 100_000;
const tooFar = `this power turns further than ${MAX_ANGLE}, beyond which angles are not known exactly enough`;
/** A gate that is applied so many times is the identity. */
const orders: Readonly<Record<string, number>> = {
  ...{ id: 1, x: 2, y: 2, z: 2, h: 2, s: 4, sdg: 4, t: 8, tdg: 8, sx: 4 },
  ...{ cx: 2, cy: 2, cz: 2, ch: 2, swap: 2, ccx: 2, cswap: 2 },
};

function wholePower(items: readonly Item[], exponent: number): Item[] | string {
  const [only] = items;
  if (only === undefined) return [];
  if (items.length === 1 && only.name !== "u" && only.name !== "cu" && "angles" in only) {
    const angle = reduceAngle(only.angles[0] * exponent);
    if (angle === undefined) return tooFar;
    return [{ ...only, angles: [angle] } as Item];
  }
  const order = items.length === 1 ? orders[only.name] : undefined;
  const times = Math.abs(order === undefined ? exponent : exponent % order);
  if (times * items.length > MAX_POWER_GATES) {
    return `this power writes more than ${MAX_POWER_GATES} gates`;
  }
  const base = exponent < 0 ? inverse(items) : items;
  return Array.from({ length: times }, () => base).flat();
}

/** `pow(exponent) @`, or why that is not supported. */
export function power(whole: readonly Item[], exponent: number): Item[] | string {
  if (Number.isInteger(exponent)) return wholePower(whole, exponent);
  const items = whole.flatMap(writeOut);
  // All phases of a gate lie within a turn.
  if (reduceAngle(2 * Math.PI * exponent) === undefined) return tooFar;
  const phases = items.map((item) => (item.name === "gphase" ? item.angles[0] : 0));
  const phase = phases.reduce((sum, angle) => sum + angle, 0);
  const gates = items.filter(
    (item): item is Gate => item.name !== "barrier" && item.name !== "gphase",
  );
  if (gates.length === 0) {
    return [phaseItem(Math.atan2(Math.sin(phase), Math.cos(phase)) * exponent)];
  }
  if (gates.every(({ qubits }) => qubits.length === 1 && qubits[0] === gates[0].qubits[0])) {
    const matrix = gates.reduce<Matrix>((all, gate) => multiply(matrixOf(gate), all), identity(2));
    return powerOf([], gates[0].qubits[0], rotatePhase(matrix, phase), exponent);
  }
  if (gates.length > 1 || phase !== 0)
    return "a power that is not whole is supported for single gates only, controls aside";
  const { controls, targets, matrix } = controlledForm(gates[0]);
  if (matrix !== undefined) return powerOf(controls, targets[0], matrix, exponent);
  const [a, b] = targets;
  const cx = pair("cx", a, b);
  return [cx, ...powerOf([...controls, b], a, matrixOf(fixed("x", 0)), exponent), cx];
}

function powerOf(
  controls: readonly number[],
  target: number,
  matrix: Matrix,
  exponent: number,
): Item[] {
  return aroundAxis(axisOf(matrix), target, (first, second) => [
    ...phaseOn(controls, first * exponent),
    ...phaseOn([...controls, target], (second - first) * exponent),
  ]);
}
