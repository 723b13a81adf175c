import { readFileSync } from "node:fs";
import { join } from "node:path";
import { closest, distance } from "fastest-levenshtein";
import ts from "typescript";
import { z } from "zod";

const root = join(import.meta.dirname, "../..");

export type FieldPath = readonly (string | number)[];

/** Names a field of a file's constant by line and path, as in `site.config.ts:95  imprint.entity`. */
export function fieldAt(file: string, name: string, path: FieldPath): string {
  const source = readFileSync(join(root, file), "utf8");
  const line = lineOf(source, path[0] === name ? path : [name, ...path]);
  return `${file}:${line}  ${z.core.toDotPath(path)}`;
}

/** The line of a field, or that of the nearest field around it where it is missing. */
export function lineOf(source: string, path: FieldPath): number {
  const file = ts.createSourceFile("", source, ts.ScriptTarget.Latest);
  let place: ts.Node = file;
  for (const key of path) place = within(place, key) ?? place;
  return file.getLineAndCharacterOfPosition(place.getStart(file)).line + 1;
}

/** The first declaration or property with this name, or the entry at this index of the first list. */
function within(node: ts.Node, key: string | number): ts.Node | undefined {
  return ts.forEachChild(node, (child): ts.Node | undefined => {
    if (ts.isArrayLiteralExpression(child) && typeof key === "number") return child.elements[key];
    const isKey = ts.isPropertyAssignment(child) || ts.isVariableDeclaration(child);
    if (isKey && ts.isIdentifier(child.name) && child.name.text === key) return child;
    return within(child, key);
  });
}

/** The end of a sentence that names what was probably meant, or nothing where no candidate is near. */
export function suggestion(word: string, candidates: Iterable<string>): string {
  const nearest: string | undefined = closest(word, [...candidates]);
  const isNear = nearest && distance(word, nearest) <= Math.max(2, Math.ceil(word.length / 3));
  return isNear ? `; did you mean ${nearest}?` : "";
}
