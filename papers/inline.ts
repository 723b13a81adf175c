import type { RichText } from "./types.ts";

/** What the template sets: a string, or a string with a role. */
export type Run =
  | string
  | { as: "strong" | "emph" | "code" | "sup" | "sub"; text: string }
  | { as: "link"; text: string; href: string }
  | { as: "cite"; number: number };

interface Surroundings {
  /** Where links to the site's own pages lead. */
  origin: string;
  /** The number of a reference, by its key. */
  cite: (key: string) => number;
}

const markup =
  /\*\*(?<strong>[^*]+)\*\*|\*(?<emph>[^*]+)\*|`(?<code>[^`]+)`|\[@(?<cite>[\w-]+)\]|\[(?<words>[^\]]+)\]\((?<href>[^)\s]+)\)|\^\{(?<sup>[^}]+)\}|_\{(?<sub>[^}]+)\}/g;

const simple = ["strong", "emph", "code", "sup", "sub"] as const;

/** Reads the light markup of `RichText`. */
export function parseInline(text: RichText, around: Surroundings): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const match of text.matchAll(markup)) {
    if (match.index > end) runs.push(typography(text.slice(end, match.index)));
    runs.push(markedRun(match.groups ?? {}, around));
    end = match.index + match[0].length;
  }
  if (end < text.length) runs.push(typography(text.slice(end)));
  return runs;
}

function markedRun(groups: Record<string, string | undefined>, around: Surroundings): Run {
  for (const role of simple) {
    const text = groups[role];
    if (text !== undefined) return { as: role, text: role === "code" ? text : typography(text) };
  }
  if (groups.cite !== undefined) return { as: "cite", number: around.cite(groups.cite) };
  const { words = "", href = "" } = groups;
  return { as: "link", text: typography(words), href: absoluteUrl(href, around.origin) };
}

export function absoluteUrl(href: string, origin: string): string {
  return href.startsWith("/") ? origin + href : href;
}

/** Straight quotes as typesetters set them. */
function typography(text: string): string {
  return text
    .replace(/(^|[\s([“])"/g, "$1“")
    .replaceAll('"', "”")
    .replaceAll("'", "’");
}

/** The words of a text without its markup. */
export function plainText(text: RichText): string {
  const runs = parseInline(text, { origin: "", cite: () => 0 });
  return runs
    .map((run) => (typeof run === "string" ? run : "text" in run ? run.text : ""))
    .join("");
}
