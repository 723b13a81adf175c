import { createHash } from "node:crypto";

type InlineCode = { scripts: string[]; styles: string[] };

const elements = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi;
const executableTypes = new Set(["", "module", "text/javascript", "importmap", "speculationrules"]);

/** The text of every inline script that a browser would run, and of every inline style sheet. */
export function readInlineCode(html: string): InlineCode {
  const code: InlineCode = { scripts: [], styles: [] };
  for (const [, tag = "", attributes = "", text = ""] of html.matchAll(elements)) {
    if (tag.toLowerCase() === "style") code.styles.push(text);
    else if (!hasAttribute(attributes, "src") && isExecutable(attributes)) code.scripts.push(text);
  }
  return code;
}

/** The parser hands scripts on with plain line feeds, so that is what is hashed. */
export function cspHash(text: string): string {
  const digest = createHash("sha256").update(text.replaceAll("\r\n", "\n"), "utf8");
  return `sha256-${digest.digest("base64")}`;
}

/** Scripts in the page that have a `src` or import: 'strict-dynamic' trusts only what a script inserts. */
export function findBlockedScripts(html: string): string[] {
  return [...html.matchAll(elements)]
    .filter(([, tag = "", attributes = "", text = ""]) => {
      if (tag.toLowerCase() !== "script" || !isExecutable(attributes)) return false;
      return hasAttribute(attributes, "src") || /\bimport\b/.test(text);
    })
    .map(([, , attributes = ""]) => `<script${attributes}>`);
}

/** What a policy of hashes would silently block: style attributes and inline event handlers. */
export function findBlockedAttributes(html: string): string[] {
  const markup = html.replace(elements, "").replace(/<!--[\s\S]*?-->/g, "");
  return [
    ...markup.matchAll(/<[a-z][^>]*?\s((?:style|on[a-z]+)=(?:"[^"]*"|'[^']*'|[^\s>]+))/gi),
  ].map(([, attribute = ""]) => attribute);
}

function isExecutable(attributes: string): boolean {
  const type = /(?:^|\s)type\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(attributes);
  const value = type?.[1] ?? type?.[2] ?? type?.[3] ?? "";
  return executableTypes.has(value.trim().toLowerCase());
}

function hasAttribute(attributes: string, name: string): boolean {
  return new RegExp(`(?:^|\\s)${name}\\s*=`, "i").test(attributes);
}
