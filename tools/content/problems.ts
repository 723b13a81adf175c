import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { z } from "zod";
import type { SiteConfig } from "#site.config";
import { officesSchema, plansSchema, siteSchema } from "../../site.config.schema.ts";

const root = join(import.meta.dirname, "../..");

/** Prints each problem on a line and ends the process, if there is any. */
export function stopAt(problems: readonly string[]): void {
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
}

/** Stops at a wrong fact, office, price or color of the owner, before anything else imports them. */
export async function stopAtProblems(): Promise<SiteConfig> {
  const [{ siteConfig }, { offices }, { plans }] = await Promise.all([
    import("#site.config"),
    import("#app/content/offices.ts"),
    import("#app/content/prices.ts"),
  ]).catch((error) => {
    // Node tells a missing comma with a stack, TypeScript with its line.
    const shell = process.platform === "win32";
    const { status } = spawnSync("tsc", ["--noEmit"], { cwd: root, stdio: "inherit", shell });
    if (status === 0) throw error;
    process.exit(1);
  });
  const colors = ["app/lib/palettes.ts", "app/styles/grounds.ts"];
  stopAt([
    ...(await problemsOf(siteSchema, "site.config.ts", "siteConfig", siteConfig)),
    ...(await problemsOf(officesSchema, "app/content/offices.ts", "offices", offices)),
    ...(await problemsOf(plansSchema, "app/content/prices.ts", "plans", plans)),
    ...colors.flatMap((file) => colorProblems(file, readFileSync(join(root, file), "utf8"))),
  ]);
  return siteConfig;
}

/** What is wrong in a file's constant, in a line each: `site.config.ts:95  imprint.entity "" is empty: …`. */
export async function problemsOf(schema: z.ZodType, file: string, name: string, value: unknown) {
  const { error } = await schema.safeParseAsync(value);
  return (error?.issues ?? []).map((issue) => {
    const unknown = issue.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
    return `${fieldAt(file, name, [...issue.path, ...unknown] as FieldPath)} ${issue.message}`;
  });
}

export type FieldPath = readonly (string | number)[];

/** A field of a file's constant by line and path. */
export function fieldAt(file: string, name: string, path: FieldPath): string {
  const line = lineOf(readFileSync(join(root, file), "utf8"), [name, ...path]);
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

/** Colors that are not written as "#rrggbb", because documents and drawings take no other form. */
export function colorProblems(file: string, source: string): string[] {
  return source.split("\n").flatMap((line, index) => {
    const [, color] = line.match(/: ("(?!#[\da-f]{6}")[^"]*")/i) ?? [];
    return color ? [`${file}:${index + 1}  ${color} is no color: write it as "#8fd9e8"`] : [];
  });
}

if (import.meta.main) await stopAtProblems();
