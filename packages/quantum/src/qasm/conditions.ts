/** A question that a program asks of its measured bits while it runs. Bits count through their registers. */
export type Condition =
  | boolean
  | { readonly bit: number }
  | { readonly not: Condition }
  | { readonly operator: "&&" | "||" | "^"; readonly parts: readonly Condition[] };

export function not(a: Condition): Condition {
  if (typeof a === "boolean") return !a;
  return "not" in a ? a.not : { not: a };
}

export function and(a: Condition, b: Condition): Condition {
  if (typeof a === "boolean") return a && b;
  if (typeof b === "boolean") return b && a;
  return { operator: "&&", parts: [a, b] };
}

export function or(a: Condition, b: Condition): Condition {
  if (typeof a === "boolean") return a || b;
  if (typeof b === "boolean") return b || a;
  return { operator: "||", parts: [a, b] };
}

export function xor(a: Condition, b: Condition): Condition {
  if (typeof a === "boolean") return a ? not(b) : b;
  if (typeof b === "boolean") return b ? not(a) : a;
  return { operator: "^", parts: [a, b] };
}

/** Holds if one of them does. They are joined in halves, because a chain would be as deep as it is long. */
export function any(conditions: readonly Condition[]): Condition {
  if (conditions.length < 2) return conditions[0] ?? false;
  const half = conditions.length >> 1;
  return or(any(conditions.slice(0, half)), any(conditions.slice(half)));
}

export function holds(condition: Condition, bits: ArrayLike<number>): boolean {
  if (typeof condition === "boolean") return condition;
  if ("bit" in condition) return bits[condition.bit] === 1;
  if ("not" in condition) return !holds(condition.not, bits);
  const values = condition.parts.map((part) => holds(part, bits));
  if (condition.operator === "&&") return values.every(Boolean);
  return condition.operator === "||" ? values.some(Boolean) : values[0] !== values[1];
}

export function partsOf(condition: Condition): readonly Condition[] {
  if (typeof condition === "boolean" || "bit" in condition) return [];
  return "not" in condition ? [condition.not] : condition.parts;
}

export function bitsRead(condition: Condition): number[] {
  const isBit = typeof condition === "object" && "bit" in condition;
  return isBit ? [condition.bit] : partsOf(condition).flatMap(bitsRead);
}

/** With more bits, not all of their values are tried. */
const MAX_TRIED_BITS = 6;

/** The one setting of bits that the condition, or its negation, holds for; undefined where there are several. */
export function literalsOf(
  condition: Condition,
  isNegated: boolean,
): ReadonlyMap<number, boolean> | undefined {
  const literals = new Map<number, boolean>();
  const isConjunction = (part: Condition, wanted: boolean): boolean => {
    if (typeof part === "boolean") return part === wanted;
    if ("not" in part) return isConjunction(part.not, !wanted);
    if ("bit" in part) {
      const isNew = !literals.has(part.bit);
      if (isNew) literals.set(part.bit, wanted);
      return isNew || literals.get(part.bit) === wanted;
    }
    if (part.operator !== (wanted ? "&&" : "||")) return false;
    return part.parts.every((inner) => isConjunction(inner, wanted));
  };
  if (isConjunction(condition, !isNegated)) return literals;
  const bits = [...new Set(bitsRead(condition))];
  if (bits.length > MAX_TRIED_BITS) return undefined;
  const settings = Array.from(
    { length: 2 ** bits.length },
    (_, value) => new Map(bits.map((bit, k) => [bit, ((value >> k) & 1) === 1])),
  ).filter((setting) => {
    const values: number[] = [];
    for (const [bit, isOne] of setting) values[bit] = isOne ? 1 : 0;
    return holds(condition, values) !== isNegated;
  });
  return settings.length === 1 ? settings[0] : undefined;
}
