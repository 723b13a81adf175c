import { type HtmlElement, parseHtml } from "./html.ts";

/** Elements within a line; every other element ends a passage. */
const inlineTags = new Set("a abbr b em i img span strong sub sup time tspan u wbr".split(" "));
/** Elements that a machine reads or a visitor fills in. */
const unreadTags = new Set("code pre script style textarea".split(" "));
const edgeMark = "\u0001";
/** The place where only style separates the words of two elements. */
const joint = new RegExp(`(?<=[\\w.])${edgeMark}+(?=\\w)`);
const spokenAttributes = ["alt", "aria-label", "title", "placeholder"];

/** The passages that a reader sees or hears, with their spaces unchanged. */
export function passagesOf(element: HtmlElement): string[] {
  const passages: string[] = [];
  let passage = "";
  const end = () => {
    const parts = passage.split(joint).map((part) => part.replaceAll(edgeMark, "").trim());
    passages.push(...parts.filter(Boolean));
    passage = "";
  };
  const read = ({ tag, attributes, children }: HtmlElement) => {
    for (const name of spokenAttributes) if (attributes[name]) passages.push(attributes[name]);
    if (tag === "meta" && /description|title/.test(attributes.name ?? attributes.property ?? "")) {
      passages.push(attributes.content);
    }
    if (unreadTags.has(tag)) return;
    const edge = inlineTags.has(tag) ? () => (passage += edgeMark) : end;
    edge();
    for (const child of children) {
      if (typeof child === "string") passage += child;
      else read(child);
    }
    edge();
  };
  read(element);
  end();
  return passages;
}

/** The words of everything that a document's template sets: running text without code, and the labels of drawings. */
export function passagesOfPaper({ json, drawings }: PaperInput): string[] {
  const svgs = Object.values(drawings).flatMap((svg) => passagesOf(parseHtml(svg)));
  return [...passagesOfValue(JSON.parse(json)), ...svgs];
}

interface PaperInput {
  json: string;
  drawings: Record<string, string>;
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

function passagesOfValue(value: Json): string[] {
  if (typeof value === "string") return [value];
  if (value === null || typeof value !== "object") return [];
  if (!Array.isArray(value)) {
    if (value.kind === "code") return [];
    return Object.entries(value).flatMap(([key, inner]) =>
      keysWithoutWords.has(key) ? [] : passagesOfValue(inner),
    );
  }
  // A list of runs is one passage; code stays out of it.
  return value.length > 0 && value.every(isRun)
    ? [value.map(wordsOfRun).join("")]
    : value.flatMap(passagesOfValue);
}

/** Addresses, names of files and fonts, and commands. */
const keysWithoutWords = new Set("href url drawing fonts palette commands file page".split(" "));

function isRun(value: Json): boolean {
  return (
    typeof value === "string" ||
    (value !== null && typeof value === "object" && !Array.isArray(value) && "as" in value)
  );
}

function wordsOfRun(run: Json): string {
  if (typeof run === "string") return run;
  const { as: role, text } = run as { as: string; text?: string };
  if (role === "cite") return "[1]";
  return role === "code" ? "code" : (text ?? "");
}
