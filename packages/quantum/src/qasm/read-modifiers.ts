import { wholeNumber } from "./indices.ts";
import type { Reader } from "./reader.ts";
import type { Token } from "./tokens.ts";
import { toReal } from "./values.ts";

export type Modifier =
  | { kind: "ctrl" | "negctrl"; count: number }
  | { kind: "inv" }
  | { kind: "pow"; exponent: number };

/** `ctrl(2) @ inv @` where they stand, `first` being the word that is read already. */
export function readModifiers(reader: Reader, first: Token): Modifier[] {
  const { tokens } = reader;
  const modifiers: Modifier[] = [];
  for (
    let token: Token | undefined = first;
    token;
    token = tokens.accept("ctrl", "negctrl", "inv", "pow")
  ) {
    const kind = token.text;
    if (kind === "inv") modifiers.push({ kind });
    else if (kind === "ctrl" || kind === "negctrl") {
      const count = tokens.accept("(") ? wholeNumber(reader) : undefined;
      if (count !== undefined) tokens.expect(")");
      if ((count ?? 1) < 1) tokens.fail("a gate takes at least one control", token);
      modifiers.push({ kind, count: count ?? 1 });
    } else if (kind === "pow") {
      tokens.expect("(");
      const exponent = toReal(reader.grammar.expression(reader), token);
      tokens.expect(")");
      modifiers.push({ kind, exponent });
    } else return modifiers;
    tokens.expect("@");
  }
  return modifiers;
}
