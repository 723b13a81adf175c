/** Enough of an HTML reader for what React writes: every element closed, every attribute quoted. */
export interface HtmlElement {
  tag: string;
  attributes: Record<string, string>;
  children: (HtmlElement | string)[];
  parent: HtmlElement | null;
}

const voidTags = new Set(
  "area base br col embed hr img input link meta source track wbr".split(" "),
);
const rawTags = new Set(["script", "style", "textarea", "title"]);
const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00a0" };

export function parseHtml(html: string): HtmlElement {
  const root: HtmlElement = { tag: "#document", attributes: {}, children: [], parent: null };
  const token = /<!--[\s\S]*?-->|<!doctype[^>]*>|<\/([\w-]+)>|<([\w-]+)((?:"[^"]*"|[^">])*)>/gi;
  let open = root;
  let from = 0;
  for (let match = token.exec(html); match; match = token.exec(html)) {
    const [whole, closing, opening, attributes] = match;
    if (match.index > from) open.children.push(decode(html.slice(from, match.index)));
    from = token.lastIndex;
    if (closing) {
      if (open.tag !== closing.toLowerCase() || !open.parent) {
        throw new Error(`</${closing}> closes <${open.tag}> at ${match.index}`);
      }
      open = open.parent;
    }
    if (!opening) continue;
    const element = newElement(opening.toLowerCase(), attributes, open);
    if (voidTags.has(element.tag) || whole.endsWith("/>")) continue;
    if (rawTags.has(element.tag)) {
      const end = html.indexOf(`</${element.tag}`, from);
      element.children.push(decode(html.slice(from, end)));
      from = html.indexOf(">", end) + 1;
      token.lastIndex = from;
    } else {
      open = element;
    }
  }
  if (open !== root) throw new Error(`<${open.tag}> is never closed`);
  return root;
}

function newElement(tag: string, source: string, parent: HtmlElement): HtmlElement {
  const pairs = [...source.matchAll(/([^\s="/]+)(?:="([^"]*)")?/g)];
  const attributes = Object.fromEntries(
    pairs.map(([, name, value]) => [name.toLowerCase(), decode(value ?? "")]),
  );
  const element: HtmlElement = { tag, attributes, children: [], parent };
  parent.children.push(element);
  return element;
}

function decode(text: string): string {
  return text.replace(/&(#x?)?(\w+);/gi, (whole, number, name) => {
    if (!number) return entities[name] ?? whole;
    return String.fromCodePoint(Number.parseInt(name, number === "#" ? 10 : 16));
  });
}

type Test = string | ((element: HtmlElement) => boolean);

/** Every element below one, in the order of the document: by tag, or by a test. */
export function elements(within: HtmlElement, test: Test): HtmlElement[] {
  const matches = typeof test === "string" ? (element: HtmlElement) => element.tag === test : test;
  return within.children.flatMap((child) =>
    typeof child === "string" ? [] : [...(matches(child) ? [child] : []), ...elements(child, test)],
  );
}

export function withId(within: HtmlElement, id: string): HtmlElement {
  const [found] = elements(within, ({ attributes }) => attributes.id === id);
  if (!found) throw new Error(`No element has the id "${id}"`);
  return found;
}

/** The element's words, spaces collapsed; scripts and styles say nothing. */
export function text(element: HtmlElement): string {
  return words(element).replace(/\s+/g, " ").trim();
}

function words(element: HtmlElement): string {
  if (element.tag === "script" || element.tag === "style") return "";
  const said = element.children
    .map((child) => (typeof child === "string" ? child : words(child)))
    .join("");
  return inline.has(element.tag) ? said : ` ${said} `;
}

const inline = new Set("a abbr b code em i span strong sub sup tspan wbr".split(" "));

/** The section, article or other landmark that a heading of exactly these words opens. */
export function sectionTitled(within: HtmlElement, title: string): HtmlElement {
  const [heading] = elements(within, (element) => isHeading(element) && text(element) === title);
  if (!heading) throw new Error(`No heading says "${title}"`);
  let section = heading.parent;
  while (section && !["section", "article", "main"].includes(section.tag)) section = section.parent;
  if (!section) throw new Error(`"${title}" heads no section`);
  return section;
}

export function isHeading({ tag }: HtmlElement): boolean {
  return /^h[1-6]$/.test(tag);
}

/** The entries of an element's first list. */
export function listItems(within: HtmlElement): HtmlElement[] {
  const [list] = elements(within, ({ tag }) => tag === "ul" || tag === "ol");
  return list ? childrenOf(list, "li") : [];
}

export function childrenOf(parent: HtmlElement, tag: string): HtmlElement[] {
  return parent.children.filter(
    (child): child is HtmlElement => typeof child !== "string" && child.tag === tag,
  );
}

/** Where the links within an element lead, in order. */
export function hrefsOf(within: HtmlElement): string[] {
  return elements(within, "a").map(({ attributes }) => attributes.href);
}
