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

/** An element's text without that of its children, as it is. */
export function ownText({ children }: HtmlElement): string {
  return children.filter((child) => typeof child === "string").join("");
}

export function hrefsOf(within: HtmlElement): string[] {
  return elements(within, "a").flatMap(({ attributes }) => attributes.href ?? []);
}
