import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from "parse5";
import { listFiles } from "#server/site-files.ts";

type Element = DefaultTreeAdapterTypes.Element;

const executableTypes = new Set(["", "module", "text/javascript", "importmap", "speculationrules"]);

/** The text of every inline script that a browser would run, and of every inline style sheet. */
export function readInlineCode(html: string) {
  const elements = elementsOf(html);
  return {
    scripts: elements
      .filter((element) => isScript(element) && !attribute(element, "src"))
      .map(textOf),
    styles: elements.filter(({ tagName }) => tagName === "style").map(textOf),
  };
}

/** The parser hands scripts on with plain line feeds, so that is what is hashed. */
export function cspHash(text: string): string {
  const digest = createHash("sha256").update(text.replaceAll("\r\n", "\n"), "utf8");
  return `sha256-${digest.digest("base64")}`;
}

/** Finds what a policy of hashes would silently block. */
export function findBlocked(html: string): string[] {
  // 'strict-dynamic' trusts only what a script inserts; one in a template is inert until then.
  const scripts = elementsOf(html, { templates: false })
    .filter(isScript)
    .filter((element) => attribute(element, "src") || /\bimport\b/.test(textOf(element)))
    .map(({ attrs }) => `<${["script", ...attrs.map(attributeText)].join(" ")}>`);
  const attributes = elementsOf(html)
    .flatMap(({ attrs }) => attrs)
    .filter(({ name }) => name === "style" || name.startsWith("on"))
    .map(attributeText);
  return [...scripts, ...attributes];
}

/** The elements of a page in the order of its text, with those in templates. */
export function elementsOf(html: string, { templates } = { templates: true }): Element[] {
  const visit = (node: DefaultTreeAdapterTypes.Node): Element[] => [
    ...(tree.isElementNode(node) ? [node] : []),
    ...(templates && "content" in node ? visit(node.content) : []),
    ...("childNodes" in node ? node.childNodes.flatMap(visit) : []),
  ];
  return visit(parse(html));
}

function isScript(element: Element): boolean {
  const type = attribute(element, "type") ?? "";
  return element.tagName === "script" && executableTypes.has(type.trim().toLowerCase());
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value;
}

const attributeText = ({ name, value }: Element["attrs"][number]) => `${name}="${value}"`;

export function textOf(element: Element): string {
  return element.childNodes.map((node) => (tree.isTextNode(node) ? node.value : "")).join("");
}

export type BuiltPage = { file: string; html: string };

export function readBuiltPages(root: string): BuiltPage[] {
  return listFiles(root)
    .filter((file) => file.endsWith(".html"))
    .map((file) => ({ file, html: readFileSync(join(root, file), "utf8") }));
}
