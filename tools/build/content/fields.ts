import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import ts from "typescript";
import { meant } from "./nearest.ts";

const root = join(import.meta.dirname, "../../..");

/** What is missing in the content or does not fit its declared type, with file and line. */
export function fieldProblems(
  files = [
    "site.config.ts",
    ...globSync(["app/content/**/*.ts", "packages/papers/src/papers/*.ts"], { cwd: root }),
  ],
): string[] {
  const sources = files.map((file) => join(root, file)).filter((file) => !/\.test\.ts$/.test(file));
  const { config } = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  // Addresses are typed by what React Router generates; the rest of the project has its check in npm test.
  const addresses = join(root, ".react-router/types/+routes.ts");
  const program = ts.createProgram([...sources, addresses], { ...options, types: [] });
  return sources
    .flatMap((file) => {
      const source = program.getSourceFile(file);
      return [
        ...program.getSyntacticDiagnostics(source),
        ...program.getSemanticDiagnostics(source),
      ];
    })
    .map((problem) => describe(problem, addresses));
}

function describe({ file, start = 0, messageText }: ts.Diagnostic, addresses: string): string {
  // The last line of TypeScript's chain names the field, or else the line of the file does.
  const told = ts.flattenDiagnosticMessageText(messageText, "\n").split("\n").at(-1)?.trim() ?? "";
  const message = told.replace(/\.$/, "") + meantBy(told, addresses);
  if (file === undefined) return message;
  const { line } = file.getLineAndCharacterOfPosition(start);
  const said = file.text.split("\n")[line].trim().slice(0, 60);
  return `${relative(root, file.fileName)}:${line + 1}  ${said}  ${message}`;
}

/** An address that is none of the generated ones is told with the nearest of them. */
function meantBy(message: string, addresses: string): string {
  const path = /Type '"(\/[^"#]*).*to type '(Href|PagePath)'/.exec(message)?.[1];
  if (path === undefined) return "";
  const known = readFileSync(addresses, "utf8").matchAll(/^ +"(\/[^"]*)": \{$/gm);
  return meant(
    path,
    Array.from(known, ([, name]) => name),
  );
}
