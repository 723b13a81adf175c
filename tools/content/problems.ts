import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import type { SiteConfig } from "#site.config";
import { officesSchema, plansSchema, problemsOf, siteSchema } from "./schema.ts";

const root = join(import.meta.dirname, "../..");

const palettesFile = "app/lib/palettes.ts";
const contentFiles = () => [
  "site.config.ts",
  palettesFile,
  ...globSync("app/content/**/*.ts", { cwd: root, exclude: ["**/*.test.ts"] }),
];

/** Prints each problem on a line and ends the process, if there is any. */
function stopAt(problems: readonly string[]): void {
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
}

/**
 * Stops at what is wrong in the owner's facts and the content, before anything else imports them: Node and Vite would
 * report a missing comma with a stack.
 */
export async function stopAtProblems(): Promise<SiteConfig> {
  const sources = contentFiles().map((file) => [file, readFileSync(join(root, file), "utf8")]);
  stopAt(sources.flatMap(([file, source]) => syntaxProblems(file, source)));
  const [{ siteConfig }, { offices }, { plans }] = await Promise.all([
    import("#site.config"),
    import("#app/content/offices.ts"),
    import("#app/content/prices.ts"),
    // A bare word is no syntax problem, and fails when the file is run.
  ]).catch((error) => {
    stopAt(typeProblems());
    throw error;
  });
  stopAt([
    ...(await problemsOf(siteSchema, "site.config.ts", "siteConfig", siteConfig)),
    ...(await problemsOf(officesSchema, "app/content/offices.ts", "offices", { offices })),
    ...(await problemsOf(plansSchema, "app/content/prices.ts", "plans", plans)),
    ...colorProblems(palettesFile, readFileSync(join(root, palettesFile), "utf8")),
  ]);
  return siteConfig;
}

/** The first place at which a file cannot be read as TypeScript, in TypeScript's own words. */
export function syntaxProblems(file: string, source: string): string[] {
  const { diagnostics = [] } = ts.transpileModule(source, {
    fileName: file,
    reportDiagnostics: true,
  });
  return diagnostics.slice(0, 1).map(({ start = 0, messageText }) => {
    // The compiler notices at the beginning of the next line that the end of this one lacks something.
    const line = source.slice(0, start).trimEnd().split("\n").length;
    const message = ts.flattenDiagnosticMessageText(messageText, "\n");
    return `${file}:${line}  ${source.split("\n")[line - 1]?.trim()}  ${message}`;
  });
}

/** Colors that are not written as "#rrggbb", because documents and drawings take no other form. */
export function colorProblems(file: string, source: string): string[] {
  return source.split("\n").flatMap((line, index) => {
    const [color] = line.match(/"#(?![\da-f]{6}")[^"]*"/i) ?? [];
    return color ? [`${file}:${index + 1}  ${color} is no color: write it as "#8fd9e8"`] : [];
  });
}

/** Content that does not fit its declared type, in TypeScript's own words. */
function typeProblems(): string[] {
  const shell = process.platform === "win32";
  const { stdout } = spawnSync("tsc", ["--noEmit"], { cwd: root, encoding: "utf8", shell });
  const files = contentFiles();
  // A message may go on in indented lines.
  const problems = stdout.trimEnd().split(/\n(?! )/);
  return problems.filter((problem) => files.some((file) => problem.startsWith(`${file}(`)));
}

if (import.meta.main) {
  if (process.argv.includes("--types")) stopAt(typeProblems());
  else await stopAtProblems();
}
