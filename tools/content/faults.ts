import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import type { SiteConfig } from "#site.config";
import { officesSchema, problemsOf, siteSchema } from "./schema.ts";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const contentFiles = () => [
  "site.config.ts",
  "app/lib/palettes.ts",
  ...globSync("app/content/**/*.ts", { cwd: root }),
];

/** Prints each problem on a line and ends the process, if there is any. */
function stopAt(problems: readonly string[]): void {
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
}

/**
 * Stops at what is wrong in the owner's facts, before anything else imports them: Node and Vite would report a missing
 * comma with a stack.
 */
export async function stopAtFaults() {
  stopAt(contentFiles().flatMap((file) => syntaxProblems(file, read(file))));
  const [config, content] = await Promise.all([
    import("#site.config"),
    import("#app/content/offices.ts"),
    // A bare word is no syntax fault, and fails when the file is run.
  ]).catch(() => {
    stopAt(typeProblems(["site.config.ts", "app/content/offices.ts"]));
    throw new Error("site.config.ts or app/content/offices.ts cannot be read");
  });
  const owners = {
    file: "site.config.ts",
    name: "siteConfig",
    value: config.siteConfig as SiteConfig,
  };
  const offices = {
    file: "app/content/offices.ts",
    name: "offices",
    value: { offices: content.offices },
  };
  stopAt([
    ...(await problemsOf(siteSchema, owners)),
    ...(await problemsOf(officesSchema, offices)),
  ]);
  return owners;
}

/** Stops at prices that are not the specification's and at mistyped colors. */
export async function stopAtNumbersAndColors(): Promise<void> {
  const numbers = await specifiedNumbers();
  stopAt([
    ...contentFiles().flatMap((file) => numberProblems(file, read(file), numbers)),
    ...colorProblems("app/lib/palettes.ts", read("app/lib/palettes.ts")),
  ]);
}

/** The first place at which a file cannot be read as TypeScript, with a hint by the kind of fault. */
export function syntaxProblems(file: string, source: string): string[] {
  const { diagnostics = [] } = ts.transpileModule(source, {
    fileName: file,
    reportDiagnostics: true,
  });
  return diagnostics.slice(0, 1).map(({ code, start = 0 }) => {
    const before = source.slice(0, start).trimEnd();
    // The compiler notices at the beginning of the next line that the end of this one lacks something.
    const isNextLine = source.slice(before.length, start).includes("\n");
    const line = (isNextLine ? before : source.slice(0, start)).split("\n").length;
    const isString = /["'`].*["'`][^"'`]*$/.test(before.split("\n").at(-1) ?? "");
    const hint =
      code === unterminatedString || (!isNextLine && isString === false)
        ? "a quotation mark or a bracket is missing"
        : "a comma is missing at the end, or a bracket";
    return `${file}:${line}  ${source.split("\n")[line - 1]?.trim()}  ${hint}`;
  });
}

/** TypeScript's number for a string that does not end on its line. */
const unterminatedString = 1002;

/** Content that does not fit its declared type, in TypeScript's own words. */
export function typeProblems(files: readonly string[]): string[] {
  const { config } = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const paths = files.map((file) => join(root, file));
  // The addresses of pages are typed by what React Router generates.
  const addresses = join(root, ".react-router/types/+routes.ts");
  const program = ts.createProgram([...paths, addresses], { ...options, types: [] });
  const host = {
    getCanonicalFileName: (name: string) => name,
    getCurrentDirectory: () => root,
    getNewLine: () => "\n",
  };
  return paths
    .flatMap((path) => program.getSemanticDiagnostics(program.getSourceFile(path)))
    .map((diagnostic) => ts.formatDiagnostic(diagnostic, host).trimEnd());
}

/** An amount in dollars, a multiplier or a duration; “every 12 months” is not one. */
const boundNumber =
  /\$\d[\d.,]*[kM]?\b|(?<!every )\b(\d+-)?\d+ (weeks|months)\b|(?<![\d.])\d+(\.\d+)?x\b/g;

async function specifiedNumbers(): Promise<Set<string>> {
  const { claims, plans, weeks } = await import("#app/content/specification.ts");
  return new Set(JSON.stringify([plans, weeks, claims]).match(boundNumber));
}

/** Prices, durations and multipliers that are not the specification's: an old one, or one of somebody's own. */
export function numberProblems(
  file: string,
  source: string,
  specified: ReadonlySet<string>,
): string[] {
  if (!file.startsWith("app/content/") || file.endsWith("/specification.ts")) return [];
  return problemsByLine(file, source, (line) => {
    const foreign = line.match(boundNumber)?.find((number) => !specified.has(number));
    const isCode = /^\s*(\/\/|\/?\*)|\.replace\(/.test(line);
    return foreign && !isCode && `says ${foreign}, which app/content/specification.ts does not`;
  });
}

/** Colors that are not written as "#rrggbb": documents and drawings take no other form. */
export function colorProblems(file: string, source: string): string[] {
  return problemsByLine(file, source, (line) => {
    const color = line.match(/"(#[^"]*)"/)?.[1];
    return (
      color && !/^#[0-9a-f]{6}$/i.test(color) && `"${color}" is no color: write it as "#8fd9e8"`
    );
  });
}

function problemsByLine(
  file: string,
  source: string,
  problemOf: (line: string) => string | false | undefined,
) {
  return source.split("\n").flatMap((line, index) => {
    const problem = problemOf(line);
    return problem ? [`${file}:${index + 1}  ${problem}`] : [];
  });
}

if (import.meta.main) {
  await stopAtFaults();
  stopAt(typeProblems(contentFiles()));
  await stopAtNumbersAndColors();
}
