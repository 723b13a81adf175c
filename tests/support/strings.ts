import ts from "typescript";

/** The texts that a program can say: its strings, and its templates without what they put in. */
export function stringsOf(source: string): string[] {
  const found: string[] = [];
  const read = (node: ts.Node) => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) found.push(node.text);
    if (ts.isTemplateExpression(node)) {
      found.push(
        [node.head, ...node.templateSpans.map(({ literal }) => literal)]
          .map(({ text }) => text)
          .join("…"),
      );
    }
    ts.forEachChild(node, read);
  };
  read(ts.createSourceFile("read.tsx", source, ts.ScriptTarget.Latest));
  return found;
}
