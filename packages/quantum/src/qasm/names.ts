import { constants } from "./constants.ts";
import { isWord } from "./refused.ts";
import { standardGate } from "./standard-gates.ts";

/** Names under which all of these can stand in one program; those that it gave itself, its own, are taken first. */
export function uniqueNames(wanted: readonly { name: string; isOwn: boolean }[]): string[] {
  const taken = new Set<string>();
  const lastNumbers = new Map<string, number>();
  const names: string[] = [];
  const places = [...wanted.keys()].sort(
    (a, b) => Number(wanted[b].isOwn) - Number(wanted[a].isOwn),
  );
  for (const place of places) {
    const { name } = wanted[place];
    let unique = name;
    while (taken.has(unique) || isReserved(unique)) {
      const next = (lastNumbers.get(name) ?? 1) + 1;
      lastNumbers.set(name, next);
      unique = `${name}_${next}`;
    }
    taken.add(unique);
    names[place] = unique;
  }
  return names;
}

/** A printed program uses these for something else. */
function isReserved(name: string): boolean {
  return isWord(name) || standardGate(name) !== undefined || Object.hasOwn(constants, name);
}
