import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from "parse5";
import { listFiles } from "#server/site-files.ts";

type HtmlNode = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

interface FoundElement {
  element: Element;
  /** True if it stands in a template: inert, until a trusted script inserts it. */
  isInert: boolean;
}

const executableTypes = new Set(["", "module", "text/javascript", "importmap", "speculationrules"]);

/** The text of every inline script that a browser would run, and of every inline style sheet. */
export function readInlineCode(html: string) {
  const elements = elementsOf(html).map(({ element }) => element);
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

/** Scripts in the page that have a `src` or import: 'strict-dynamic' trusts only what a script inserts. */
export function findBlockedScripts(html: string): string[] {
  return elementsOf(html)
    .filter(({ element, isInert }) => isScript(element) && !isInert)
    .filter(({ element }) => attribute(element, "src") || /\bimport\b/.test(textOf(element)))
    .map(({ element }) => describe(element));
}

/** Finds what a policy of hashes would silently block: style attributes and inline event handlers. */
export function findBlockedAttributes(html: string): string[] {
  return elementsOf(html)
    .flatMap(({ element }) => element.attrs)
    .filter(({ name }) => name === "style" || name.startsWith("on"))
    .map(({ name, value }) => `${name}="${value}"`);
}

export function elementsOf(html: string): FoundElement[] {
  const elements: FoundElement[] = [];
  const visit = (node: HtmlNode, isInert: boolean) => {
    if (tree.isElementNode(node)) elements.push({ element: node, isInert });
    const inside = "content" in node ? node.content.childNodes : [];
    for (const child of inside) visit(child, true);
    if ("childNodes" in node) for (const child of node.childNodes) visit(child, isInert);
  };
  visit(parse(html), false);
  return elements;
}

function isScript(element: Element): boolean {
  const type = attribute(element, "type") ?? "";
  return element.tagName === "script" && executableTypes.has(type.trim().toLowerCase());
}

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value;
}

export function textOf(element: Element): string {
  return element.childNodes.map((node) => (tree.isTextNode(node) ? node.value : "")).join("");
}

function describe({ tagName, attrs }: Element): string {
  return `<${[tagName, ...attrs.map(({ name, value }) => `${name}="${value}"`)].join(" ")}>`;
}

export type BuiltPage = { file: string; html: string };

export function readBuiltPages(root: string): BuiltPage[] {
  return listFiles(root)
    .filter((file) => file.endsWith(".html"))
    .map((file) => ({ file, html: readFileSync(join(root, file), "utf8") }));
}
