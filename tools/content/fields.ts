import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";
import { suggestion } from "./nearest.ts";

const root = join(import.meta.dirname, "../..");
const addresses = join(root, ".react-router/types/+routes.ts");

const filesOfContent = () => [
  "site.config.ts",
  "app/lib/palettes.ts",
  ...globSync(["app/content/**/*.ts", "papers/documents/*.ts"], { cwd: root }),
];

/** Syntax errors of the content, such as a missing comma, with file and line. */
export function syntaxProblems(files = filesOfContent()): string[] {
  return files.flatMap((file) => {
    const fileName = join(root, file);
    const source = readFileSync(fileName, "utf8");
    const { diagnostics = [] } = ts.transpileModule(source, { fileName, reportDiagnostics: true });
    return diagnostics.slice(0, 1).map(describe);
  });
}

/** What is missing in the content or does not fit its declared type, with file and line. */
export function fieldProblems(files = filesOfContent()): string[] {
  const sources = files.map((file) => join(root, file));
  const { config } = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  // Addresses are typed by what React Router generates; the rest of the project has its check in npm test.
  const program = ts.createProgram([...sources, addresses], { ...options, types: [] });
  const problems = sources.flatMap((file) =>
    program.getSemanticDiagnostics(program.getSourceFile(file)),
  );
  // TypeScript reports a fault of an entry for the list that holds it too; the report of the entry comes later and is kept.
  const keyOf = (problem: ts.Diagnostic) =>
    / is missing .*|^Type '".*/.exec(messageOf(problem))?.[0] ?? problem;
  return [...new Map(problems.map((problem) => [keyOf(problem), problem])).values()].map(describe);
}

/** The last line of TypeScript's chain names the field, or else the line of the file does. */
const messageOf = ({ messageText }: ts.Diagnostic) =>
  ts.flattenDiagnosticMessageText(messageText, "\n").replace(/^.*\n *|\.$/gs, "");

/** TypeScript's sentences, for people who write content. */
const plainSentences: readonly [RegExp, string][] = [
  [/\. Did you mean (?:to write )?'"?([^'"]+)"?'\?$/, "; did you mean $1?"],
  [/^Property '(\w+)' is missing in .* required in type .*$/, "the field $1 is missing"],
  [/^Object literal may .* '(\w+)' does not exist in type [^;]*/, "there is no field $1 here"],
  [/^Type .* to type '`\$\{number\}-.*$/, 'must be a day such as "2026-11-17"'],
  [/^Type '"([^"]*)"' is not assignable to type '(?:Href|PagePath)'/, "$1 is no page"],
  [/^Cannot find name '(\w+)'$/, 'stands without quotes: write "$1", or true, false or null'],
  [/^Type .* is missing the following properties from type '(\w+)': /, "of $1 are missing: "],
  [/^Source has (\d+) element\(s\) but target requires (\d+)$/, "has $1 of $2 entries: write all"],
  [
    /^Type 'string' .* type 'readonly string\[\]'$/,
    'must be a list: write ["one line", "another"]',
  ],
  [/^Type '([^']*)' is not assignable to type '(number|string|boolean)'$/, "must be a $2, not $1"],
];

function describe(problem: ts.Diagnostic): string {
  const { file, start = 0 } = problem;
  const message = plainSentences.reduce(
    (words, [from, to]) => words.replace(from, to),
    messageOf(problem),
  );
  if (file === undefined) return message;
  const place = (at: number, words: string) => {
    const { line } = file.getLineAndCharacterOfPosition(at);
    const [faultyLine = ""] = file.text.slice(at, at + 60).split("\n");
    return `${relative(root, file.fileName)}:${line + 1}  ${faultyLine}  ${words}`;
  };
  // TypeScript reports a missing comma on the line after it.
  const before = /\S.*\n\s*$/.exec(file.text.slice(0, start));
  if (before && message === "',' expected")
    return place(before.index, "a comma is missing at the end");
  return place(start, message + meantBy(messageOf(problem)));
}

/** The nearest existing address for one that does not exist. */
function meantBy(message: string): string {
  const path = /Type '"(\/[^"#]*).*to type '(Href|PagePath)'$/.exec(message)?.[1];
  if (path === undefined) return "";
  const generatedAddresses = readFileSync(addresses, "utf8").matchAll(/^ +"(\/[^"]*)": \{$/gm);
  return suggestion(
    path,
    Array.from(generatedAddresses, ([, name]) => name),
  );
}
