import { offices } from "#app/content/offices.ts";
import { services } from "#app/content/services/services.ts";
import { plainText } from "#app/seo/plain-text.ts";
import type { IndexedPage } from "./indexed-pages.ts";

export interface PageWords {
  /** The page's h1, in the order of reading. */
  headline: readonly { text: string; italic: boolean }[];
  /** The words that stand over the headline. */
  kicker: string;
}

/** What a page's share image says, in the page's own words. */
export function pageWords({ path, html }: IndexedPage): PageWords {
  const h1 = /<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];
  if (h1 === undefined) throw new Error(`${path}: a share image needs the page's h1`);
  // Splitting by a group leaves what the group caught at the odd places.
  const headline = h1
    .split(/<\w+[^>]*\bitalic-display\b[^>]*>(.*?)<\/\w+>/s)
    .map((part, index) => ({ text: plainText(part), italic: index % 2 === 1 }))
    .filter(({ text }) => text !== "");
  return { headline, kicker: kickerIn(html) ?? kickerOf(path) };
}

/** A paragraph of plain words right before the h1; one with a link in it is a way back, not a kicker. */
function kickerIn(html: string): string | undefined {
  const words = /<p\b[^>]*>((?:(?!<\/p>|<a\b).)*)<\/p>\s*<h1\b/s.exec(html)?.[1];
  return words && plainText(words);
}

/** The lab sets nothing over its headlines: a service is known by its tools, the lab by its places. */
function kickerOf(path: string): string {
  const service = services.find(({ slug }) => path === `/features/${slug}`);
  const words = service ? service.technologies.slice(0, 3) : offices.map(({ city }) => city);
  return words.join(" · ");
}
