import { createHash } from "node:crypto";
import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from "parse5";

type Template = DefaultTreeAdapterTypes.Template;
type Element = DefaultTreeAdapterTypes.Element & { isInTemplate: boolean };

/**
 * Writes a page's policy into the page, so that it has one on every host. It trusts the page's own inline code by its
 * hashes, what that code loads, and the site's own style sheets. Only `frame-ancestors` must stay a header.
 */
export function writePolicy(html: string, contactOrigin?: string): string {
  const page = parse(html, { scriptingEnabled: false, sourceCodeLocationInfo: true });
  const elements = elementsIn(page);
  const [blocked] = findBlocked(elements);
  if (blocked !== undefined) throw new Error(`The page's policy would block ${blocked}`);
  const charset = elements.find(
    ({ tagName, attrs }) => tagName === "meta" && "charset" in toRecord(attrs),
  );
  const end = charset?.sourceCodeLocation?.endOffset;
  if (end === undefined) throw new Error("The document has no <meta charset>");
  const policy = contentSecurityPolicy({
    scripts: elements.filter(isScript).filter(isInline).map(hashOf),
    styles: elements.filter(({ tagName }) => tagName === "style").map(hashOf),
    contactOrigin,
  });
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return html.slice(0, end) + meta + html.slice(end);
}

export interface PolicySources {
  scripts: readonly string[];
  styles: readonly string[];
  contactOrigin?: string;
}

// No upgrade-insecure-requests: every URL is same-origin, HSTS covers the rest, and http://localhost keeps working.
/** @internal */
export function contentSecurityPolicy({ scripts, styles, contactOrigin }: PolicySources): string {
  const contact = contactOrigin === undefined ? [] : [contactOrigin];
  const directives: readonly (readonly [string, readonly string[]])[] = [
    ["default-src", ["'none'"]],
    ["script-src", scripts.length > 0 ? ["'strict-dynamic'", ...quoted(scripts)] : ["'none'"]],
    ["worker-src", ["'self'"]],
    ["style-src", ["'self'", ...quoted(styles)]],
    ["img-src", ["'self'"]],
    ["font-src", ["'self'"]],
    ["connect-src", ["'self'", ...contact]],
    ["object-src", ["'none'"]],
    ["base-uri", ["'none'"]],
    ["form-action", contact.length > 0 ? contact : ["'none'"]],
    ["require-trusted-types-for", ["'script'"]],
    // The one that `app/lib/start-worker.ts` creates.
    ["trusted-types", ["worker"]],
  ];
  return directives.map(([name, values]) => [name, ...values].join(" ")).join("; ");
}

const quoted = (hashes: readonly string[]) =>
  [...new Set(hashes)].sort().map((hash) => `'${hash}'`);

/** The parser hands scripts on with plain line feeds, so that is what browsers hash. */
function hashOf(element: Element): string {
  const digest = createHash("sha256").update(textOf(element), "utf8");
  return `sha256-${digest.digest("base64")}`;
}

const executableTypes = new Set(["", "module", "text/javascript", "importmap", "speculationrules"]);

function isScript({ tagName, attrs }: Element): boolean {
  const { type = "" } = toRecord(attrs);
  return tagName === "script" && executableTypes.has(type.trim().toLowerCase());
}

const isInline = ({ attrs }: Element) => !("src" in toRecord(attrs));

/** Finds what a policy of hashes would silently block. */
function findBlocked(elements: readonly Element[]): string[] {
  const attributes = elements
    .flatMap(({ attrs }) => attrs.map(({ name, value }) => `${name}="${value}"`))
    .filter((text) => /^(style=|on)/.test(text));
  // 'strict-dynamic' trusts only what a script inserts; one in a template is inert until then.
  const scripts = elements
    .filter((element) => isScript(element) && !element.isInTemplate)
    .filter((script) => !isInline(script) || /\bimport\b/.test(textOf(script)))
    .map(
      (script) =>
        `<${["script", ...script.attrs.map(({ name, value }) => `${name}="${value}"`)].join(" ")}>`,
    );
  return [...scripts, ...attributes];
}

function textOf({ childNodes }: Element): string {
  return childNodes.map((node) => (tree.isTextNode(node) ? node.value : "")).join("");
}

function toRecord(attrs: Element["attrs"]): Partial<Record<string, string>> {
  return Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
}

/** Every element of a document, also in templates and in what visitors without script see. */
function elementsIn(parent: DefaultTreeAdapterTypes.ParentNode, isInTemplate = false): Element[] {
  return parent.childNodes.filter(tree.isElementNode).flatMap((element) => {
    const content = "content" in element ? tree.getTemplateContent(element as Template) : undefined;
    return [
      { ...element, isInTemplate },
      ...elementsIn(element, isInTemplate),
      ...(content ? elementsIn(content, true) : []),
    ];
  });
}
