import { elements, type HtmlElement } from "../../tools/lib/html.ts";

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

export function elementById(within: HtmlElement, id: string): HtmlElement {
  const [element] = elements(within, ({ attributes }) => attributes.id === id);
  if (!element) throw new Error(`No element has the id "${id}"`);
  return element;
}

/** The section, article or other landmark that a heading of exactly these words opens. */
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
