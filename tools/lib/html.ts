import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from "parse5";

export interface HtmlElement {
  tag: string;
  attributes: Record<string, string>;
  children: (HtmlElement | string)[];
  parent: HtmlElement | null;
}

/** A page as a tree of elements and texts, including templates and what visitors without script see. */
export function parseHtml(html: string): HtmlElement {
  const root: HtmlElement = { tag: "#document", attributes: {}, children: [], parent: null };
  addChildren(root, parse(html, { scriptingEnabled: false }));
  return root;
}

function addChildren(parent: HtmlElement, node: DefaultTreeAdapterTypes.ParentNode) {
  for (const child of node.childNodes) {
    if (tree.isTextNode(child)) parent.children.push(child.value);
    if (!tree.isElementNode(child)) continue;
    const attributes = Object.fromEntries(child.attrs.map(({ name, value }) => [name, value]));
    const element: HtmlElement = { tag: child.tagName, attributes, children: [], parent };
    parent.children.push(element);
    addChildren(element, "content" in child ? child.content : child);
  }
}

type Test = string | ((element: HtmlElement) => boolean);

/** Every element below one, in the order of the document: by tag, or by a test. */
export function elements(within: HtmlElement, test: Test): HtmlElement[] {
  const matches = typeof test === "string" ? (element: HtmlElement) => element.tag === test : test;
  return within.children.flatMap((child) =>
    typeof child === "string" ? [] : [...(matches(child) ? [child] : []), ...elements(child, test)],
  );
}

/** Only tests ask by id. @internal */
export function elementById(within: HtmlElement, id: string): HtmlElement {
  const [element] = elements(within, ({ attributes }) => attributes.id === id);
  if (!element) throw new Error(`No element has the id "${id}"`);
  return element;
}

/** An element's text without that of its children, as it is. */
export function ownText({ children }: HtmlElement): string {
  return children.filter((child) => typeof child === "string").join("");
}

/** The element's words with collapsed spaces, without scripts and styles. */
export function textOf(element: HtmlElement): string {
  return words(element).replace(/\s+/g, " ").trim();
}

function words(element: HtmlElement): string {
  if (element.tag === "script" || element.tag === "style") return "";
  const content = element.children
    .map((child) => (typeof child === "string" ? child : words(child)))
    .join("");
  return inlineTags.has(element.tag) ? content : ` ${content} `;
}

const inlineTags = new Set("a abbr b code em i span strong sub sup tspan wbr".split(" "));

/** The section, article or other landmark that a heading of exactly these words opens, for tests. @internal */
export function sectionByTitle(within: HtmlElement, title: string): HtmlElement {
  const [heading] = elements(within, (element) => isHeading(element) && textOf(element) === title);
  if (!heading) throw new Error(`No heading says "${title}"`);
  let section = heading.parent;
  while (section && !["section", "article", "main"].includes(section.tag)) section = section.parent;
  if (!section) throw new Error(`"${title}" heads no section`);
  return section;
}

export function isHeading({ tag }: HtmlElement): boolean {
  return /^h[1-6]$/.test(tag);
}

export function hrefsOf(within: HtmlElement): string[] {
  return elements(within, "a").flatMap(({ attributes }) => attributes.href ?? []);
}
