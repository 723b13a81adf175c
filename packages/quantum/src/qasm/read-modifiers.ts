import { wholeNumber } from "./operands.ts";
import type { Reader } from "./reader.ts";
import type { Token } from "./tokens.ts";
import { toReal } from "./values.ts";

export type Modifier =
  | { kind: "ctrl" | "negctrl"; count: number }
  | { kind: "inv" }
  | { kind: "pow"; exponent: number };

const MAX_CONTROLS = 16;

/** `ctrl(2) @ inv @` where they stand, `first` being the word that is read already. */
export function readModifiers(reader: Reader, first: Token): Modifier[] {
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
