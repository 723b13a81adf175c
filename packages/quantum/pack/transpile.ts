import ts from "typescript";
import type { ArchivedFile } from "./tar.ts";

const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
  rewriteRelativeImportExtensions: true,
  declaration: true,
  isolatedDeclarations: true,
};

/** One source as JavaScript and as declarations; types are checked elsewhere. */
export function transpile(path: string, source: string): ArchivedFile[] {
  const options = { fileName: path, compilerOptions: compilerOptions, reportDiagnostics: true };
  const script = ts.transpileModule(source, options);
  const types = ts.transpileDeclaration(source, options);
  for (const { messageText } of types.diagnostics ?? []) {
    throw new Error(`${path}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`);
  }
  const target = `dist/${path.replace(/\.ts$/, "")}`;
  // Declarations keep the ending that they were imported by.
  const declarations = types.outputText.replace(/(from |import\()"(\.[^"]+)\.ts"/g, '$1"$2.js"');
  return [
    { path: `${target}.js`, content: script.outputText },
    { path: `${target}.d.ts`, content: declarations },
  ];
}
