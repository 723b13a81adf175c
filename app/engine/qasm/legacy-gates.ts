import { parseDefinition } from "./definition.ts";
import type { Definition } from "./expansion.ts";
import { LEGACY_GATES, standardGate } from "./standard-gates.ts";
import { TokenStream } from "./stream.ts";

let legacy: Map<string, Definition> | undefined;

/** Gates of `qelib1.inc` that `stdgates.inc` has not, read at their first use. */
export function legacyGates(): Map<string, Definition> {
  if (legacy !== undefined) return legacy;
  const tokens = new TokenStream(LEGACY_GATES);
  const gates = new Map<string, Definition>();
  while (tokens.accept("gate")) {
    const { text } = tokens.name("a name");
    gates.set(text, parseDefinition(tokens, text, { gate: standardGate, constants: new Map() }));
  }
  legacy = gates;
  return gates;
}
