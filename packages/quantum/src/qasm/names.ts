import { constants } from "./constants.ts";
import { isWord } from "./refused.ts";
import { standardGate } from "./standard-gates.ts";

interface Wanted {
  name: string;
  /** Whether the program itself says so, and nobody else may have it. */
  isOwn: boolean;
}

/** Names under which all of these can stand in one program, those that it gave itself first. */
export function uniqueNames(wanted: readonly Wanted[]): string[] {
  const taken = new Set<string>();
  const last = new Map<string, number>();
  const names: string[] = [];
  const give = (name: string, place: number) => {
    let unique = name;
    while (taken.has(unique) || isReserved(unique)) {
      const next = (last.get(name) ?? 1) + 1;
      last.set(name, next);
      unique = `${name}_${next}`;
    }
    taken.add(unique);
    names[place] = unique;
  };
  for (const isOwn of [true, false]) {
    for (const [place, one] of wanted.entries()) if (one.isOwn === isOwn) give(one.name, place);
  }
  return names;
}

/** A printed program uses these for something else. */
function isReserved(name: string): boolean {
  return isWord(name) || standardGate(name) !== undefined || Object.hasOwn(constants, name);
}
