import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";
import { meant } from "./nearest.ts";

const root = join(import.meta.dirname, "../..");
const addresses = join(root, ".react-router/types/+routes.ts");

const filesOfContent = () => [
  "site.config.ts",
  "app/lib/palettes.ts",
  ...globSync(["app/content/**/*.ts", "packages/papers/src/papers/*.ts"], { cwd: root }),
];

/** What no program can read, such as a missing comma, with file and line. */
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
  // A missing field is reported for the list and for its entry: only the entry, which comes later, is kept.
  const keyOf = (problem: ts.Diagnostic) =>
    / is missing .*/.exec(messageOf(problem))?.[0] ?? problem;
  return [...new Map(problems.map((problem) => [keyOf(problem), problem])).values()].map(describe);
}

/** The last line of TypeScript's chain names the field, or else the line of the file does. */
const messageOf = ({ messageText }: ts.Diagnostic) =>
  ts.flattenDiagnosticMessageText(messageText, "\n").replace(/^.*\n *|\.$/gs, "");

/** TypeScript's sentences, for people who write content. */
const plainSentences: readonly [RegExp, string][] = [
  [/^Property '(\w+)' is missing in .* required in type '(\w+)'$/, "the field $1 of $2 is missing"],
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
  const { line } = file.getLineAndCharacterOfPosition(start);
  const [faultyLine = ""] = file.text.slice(start, start + 60).split("\n");
  return `${relative(root, file.fileName)}:${line + 1}  ${faultyLine}  ${message}${meantBy(messageOf(problem))}`;
}

/** For an address that was not generated, the nearest one that was. */
function meantBy(message: string): string {
  const path = /Type '"(\/[^"#]*).*to type '(Href|PagePath)'/.exec(message)?.[1];
  if (path === undefined) return "";
  const generatedAddresses = readFileSync(addresses, "utf8").matchAll(/^ +"(\/[^"]*)": \{$/gm);
  return meant(
    path,
    Array.from(generatedAddresses, ([, name]) => name),
  );
}
