import { Reader } from "./reader.ts";
import type { Definition, Item } from "./scopes.ts";
import { legacyGates } from "./standard-gates.ts";
import { quoted } from "./tokens.ts";

const MAX_DEFINITION_HEIGHT = 100;
const MAX_KEPT_EXPANSIONS = 256;

/** Names between commas, each once: the parameters or qubits of a gate. */
function nameList(reader: Reader, what: string): string[] {
  const names = new Set<string>();
  return reader.list(() => {
    const token = reader.name(what);
    if (names.has(token.text)) reader.fail(`${quoted(token.text)} stands here twice`, token);
    names.add(token.text);
    return token.text;
  });
}

/** A definition from behind its name on. Its body is checked at once, and read again for each set of angles. */
export function readDefinition(reader: Reader, name: string): Definition {
  const parameters: string[] = [];
  if (reader.accept("(") && !reader.accept(")")) {
    parameters.push(...nameList(reader, "a parameter"));
    reader.expect(")");
  }
  const qubits = nameList(reader, "a qubit");
  const start = reader.current;
  const read = (angles: readonly number[], isChecked: boolean) => {
    const outer = reader.body;
    const body = { name, items: [] as Item[], isChecked, height: 1 };
    reader.body = body;
    reader.scopes.within(() => {
      for (const [k, parameter] of parameters.entries()) {
        reader.defineValue(
          parameter,
          { name: "float" },
          { type: "float", real: angles[k] },
          { isConstant: true },
        );
      }
      for (const [k, qubit] of qubits.entries()) {
        reader.scopes.define(qubit, { kind: "qubit", members: [k], isSingle: true });
      }
      const open = reader.expect("{");
      while (!reader.closes(open)) reader.statement();
    }, true);
    reader.body = outer;
    return body;
  };
  const { height } = read(
    parameters.map(() => Number.NaN),
    true,
  );
  if (height > MAX_DEFINITION_HEIGHT) reader.fail("gate definitions rest on too many others");
  const expansions = new Map<string, readonly Item[]>();
  const expand: Definition["expand"] = (angles) => {
    const key = angles.join(" ");
    const items = expansions.get(key);
    if (items !== undefined) return items;
    const callPlace = reader.current;
    reader.current = start;
    const newItems = read(angles, false).items;
    reader.current = callPlace;
    if (expansions.size > MAX_KEPT_EXPANSIONS) expansions.clear();
    expansions.set(key, newItems);
    return newItems;
  };
  return { angles: parameters.length, qubits: qubits.length, height, expand };
}

/** Gates of `qelib1.inc` that `stdgates.inc` has not, read when a program needs one. */
export function legacyGate(reader: Reader, name: string): Definition | undefined {
  reader.legacyGates ??= readLegacy(reader);
  return reader.legacyGates.get(name);
}

function readLegacy({ grammar, budget }: Reader): Map<string, Definition> {
  const reader = new Reader(legacyGates, grammar, budget, {});
  const gates = new Map<string, Definition>();
  reader.legacyGates = gates;
  while (reader.accept("gate")) {
    const { text } = reader.name("a name");
    gates.set(text, readDefinition(reader, text));
  }
  return gates;
}
