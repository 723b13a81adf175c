import ts from "typescript";

/** The line on which a fact such as `founders[0].name` stands, counted from 1. */
export function lineOf(fact: string, source: string): number {
  const file = ts.createSourceFile("site.config.ts", source, ts.ScriptTarget.Latest, true);
  let node: ts.Node | undefined = file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find(({ name }) => name.getText() === "siteConfig")?.initializer;
  let line = node;
  for (const key of fact.split(/[.[\]]+/).filter(Boolean)) {
    node = node && childOf(node, key);
    line = node ?? line;
  }
  return line ? file.getLineAndCharacterOfPosition(line.getStart()).line + 1 : 1;
}

function childOf(node: ts.Node, key: string): ts.Node | undefined {
  if (ts.isArrayLiteralExpression(node)) return node.elements[Number(key)];
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const property = node.properties.find(({ name }) => name?.getText() === key);
  return property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
}
