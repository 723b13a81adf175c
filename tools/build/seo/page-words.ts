import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { offices } from "#app/content/offices.ts";
import { serviceCards } from "#app/content/services/cards.ts";
import type { Service } from "#app/content/services/types.ts";
import type { Hero, PageMeta } from "#app/content/types.ts";

export interface PageWords {
  /** The page's headline, in the order of reading. */
  headline: readonly { text: string; italic: boolean }[];
  /** The small line of the picture. */
  kicker: string;
}

type PageContent = { meta: PageMeta } & (
  | { hero: Hero }
  | { hero: { title: string; titleEnd: string } }
  | Pick<Service, "slug" | "phrase" | "technologies">
);

const contentFolder = join(import.meta.dirname, "../../../app/content");

/** Reads the words of a page's share image from its content file. */
export async function pageWords(path: string): Promise<PageWords> {
  const name = contentFile(path);
  const file = join(contentFolder, name);
  if (!existsSync(file)) throw new Error(`${path}: no app/content/${name}`);
  const exports: object = await import(pathToFileURL(file).href);
  const page = Object.values(exports).find(isPage);
  if (!page) throw new Error(`app/content/${name} exports no page with a meta field`);
  return wordsOf(page, name);
}

/** The same for content that was read from a file. */
export function wordsOf(page: PageContent | { meta: PageMeta }, file: string): PageWords {
  if ("phrase" in page) {
    return {
      headline: [roman(`${serviceCards[page.slug].title},`), italic(page.phrase)],
      kicker: page.technologies.slice(0, 3).join(" · "),
    };
  }
  if (!("hero" in page)) {
    throw new Error(
      `app/content/${file} has no hero: its share image needs hero.title and hero.kicker`,
    );
  }
  if ("kicker" in page.hero) {
    return { headline: [roman(page.hero.title)], kicker: page.hero.kicker };
  }
  return {
    headline: [roman(page.hero.title), italic(page.hero.titleEnd)],
    kicker: offices.map(({ city }) => city).join(" · "),
  };
}

const roman = (text: string) => ({ text, italic: false });
const italic = (text: string) => ({ text, italic: true });

/** Content files are named as their pages are. */
function contentFile(path: string): string {
  if (path === "/") return "quantum/home.ts";
  if (path === "/adyakshar") return "lab/home.ts";
  const [, folder, name] = path.split("/");
  if (folder === "features") return `services/${name}.ts`;
  return folder === "adyakshar" ? `lab/${name}.ts` : `quantum/${folder}.ts`;
}

function isPage(value: unknown): value is PageContent {
  return typeof value === "object" && value !== null && "meta" in value;
}
