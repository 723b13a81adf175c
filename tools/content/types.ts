import { globSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

export const root = join(import.meta.dirname, "../..");

export const contentFiles = () => [
  "site.config.ts",
  "app/lib/palettes.ts",
  ...globSync("app/content/**/*.ts", { cwd: root, exclude: ["**/*.test.ts"] }),
];

/** Prints each problem on a line and ends the process, if there is any. */
export function stopAt(problems: readonly string[]): void {
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
}

/** Content that does not fit its declared type, in TypeScript's own words. */
export function typeProblems(files: readonly string[]): string[] {
  const { config } = ts.readConfigFile(join(root, "tsconfig.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const paths = files.map((file) => join(root, file));
  // The addresses of pages are typed by what React Router generates.
  const addresses = join(root, ".react-router/types/+routes.ts");
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  // Content needs no component: reading the pages behind their addresses would take twice as long.
  host.getSourceFile = (name, ...how) =>
    name.endsWith(".tsx")
      ? ts.createSourceFile(name, "export {};", how[0])
      : getSourceFile(name, ...how);
  const program = ts.createProgram([...paths, addresses], { ...options, types: [] }, host);
  return paths
    .flatMap((path) => program.getSemanticDiagnostics(program.getSourceFile(path)))
    .map((diagnostic) => ts.formatDiagnostic(diagnostic, host).trimEnd());
}

if (import.meta.main) stopAt(typeProblems(contentFiles()));
