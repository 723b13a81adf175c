import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "#server/site-files.ts";
import { elements, type HtmlElement, ownText, parseHtml } from "../lib/html.ts";

const executableTypes = new Set(["", "module", "text/javascript", "importmap", "speculationrules"]);

const isScript = ({ tag, attributes: { type = "" } }: HtmlElement) =>
  tag === "script" && executableTypes.has(type.trim().toLowerCase());

/** The text of every inline script that a browser would run, and of every inline style sheet. */
export function readInlineCode(html: string) {
  const document = parseHtml(html);
  const scripts = elements(document, isScript).filter(({ attributes }) => !attributes.src);
  return { scripts: scripts.map(ownText), styles: elements(document, "style").map(ownText) };
}

/** The parser hands scripts on with plain line feeds, so that is what is hashed. */
export function cspHash(text: string): string {
  const digest = createHash("sha256").update(text.replaceAll("\r\n", "\n"), "utf8");
  return `sha256-${digest.digest("base64")}`;
}

/** Finds what a policy of hashes would silently block. */
export function findBlocked(html: string): string[] {
  const document = parseHtml(html);
  // 'strict-dynamic' trusts only what a script inserts; one in a template is inert until then.
  const scripts = elements(document, isScript)
    .filter((script) => !isInTemplate(script))
    .filter((script) => script.attributes.src || /\bimport\b/.test(ownText(script)))
    .map(({ attributes }) => `<${["script", ...attributeTexts(attributes)].join(" ")}>`);
  const attributes = elements(document, () => true)
    .flatMap((element) => attributeTexts(element.attributes))
    .filter((text) => /^(style=|on)/.test(text));
  return [...scripts, ...attributes];
}

const attributeTexts = (attributes: HtmlElement["attributes"]) =>
  Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);

function isInTemplate({ parent }: HtmlElement): boolean {
  return parent !== null && (parent.tag === "template" || isInTemplate(parent));
}

export type BuiltPage = { file: string; html: string };

export function readBuiltPages(root: string): BuiltPage[] {
  return listFiles(root)
    .filter((file) => file.endsWith(".html"))
    .map((file) => ({ file, html: readFileSync(join(root, file), "utf8") }));
}
