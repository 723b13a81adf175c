import { readFileSync } from "node:fs";
import ts from "typescript";

/** Adds the line to a problem that begins with `file: field`, as `file:12  field`. */
export function withLine(problem: string): string {
  return problem.replace(
    /^(\S+\.ts): (\S+)/,
    (_, file, field) => `${file}:${lineOf(field, readFileSync(file, "utf8"))}  ${field}`,
  );
}

/** Prints each problem on a line and ends the process, if there is any. */
export function stopAt(problems: readonly string[]): void {
  for (const problem of problems) console.error(withLine(problem));
  if (problems.length > 0) process.exit(1);
}

/** The line on which a field such as `siteConfig.founders[0].name` stands, counted from 1. */
export function lineOf(field: string, source: string): number {
  const file = ts.createSourceFile("a.ts", source, ts.ScriptTarget.Latest, true);
  const [name = "", ...keys] = field.split(/[.[\]]+/).filter(Boolean);
  let node = initializerOf(file, name);
  let line = node;
  for (const key of keys) {
    node = node && childOf(node, key);
    line = node ?? line;
  }
  return line ? file.getLineAndCharacterOfPosition(line.getStart()).line + 1 : 1;
}

function initializerOf(file: ts.SourceFile, name: string): ts.Node | undefined {
  return file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((declaration) => declaration.name.getText() === name)?.initializer;
}

function childOf(node: ts.Node, key: string): ts.Node | undefined {
  if (ts.isIdentifier(node)) {
    const named = initializerOf(node.getSourceFile(), node.text);
    return named && childOf(named, key);
  }
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return childOf(node.expression, key);
  if (ts.isArrayLiteralExpression(node)) return node.elements[Number(key)];
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const property = node.properties.find(({ name }) => name && textOf(name) === key);
  if (property && ts.isShorthandPropertyAssignment(property)) {
    return initializerOf(node.getSourceFile(), key);
  }
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}

const textOf = (name: ts.PropertyName) => name.getText().replace(/^"|"$/g, "");
