import { virtual } from "@guidepup/virtual-screen-reader";
import { JSDOM } from "jsdom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { researchPage } from "#app/content/quantum/research.ts";
import { distinctPages } from "../../tools/lib/routes.ts";
import { builtPage } from "../support/built-pages.ts";

/** What the reader finds in the global scope of a browser. */
const globals = ["document", "Element", "HTMLElement", "Node", "MutationObserver"] as const;

const heard = new Map<string, string[]>();

/** Everything a screen reader says from the page's beginning to its end. */
async function readAloud(path: string): Promise<string[]> {
  const known = heard.get(path);
  if (known) return known;
  const { window } = new JSDOM(builtPage(path).source);
  vi.stubGlobal("window", window);
  // jsdom has none; the site's ids need no escape.
  vi.stubGlobal("CSS", { escape: (id: string) => id });
  for (const name of globals) vi.stubGlobal(name, window[name]);
  await virtual.start({ container: window.document.body, window: window as never });
  while ((await virtual.lastSpokenPhrase()) !== "end of document") await virtual.next();
  const phrases = await virtual.spokenPhraseLog();
  await virtual.stop();
  heard.set(path, phrases);
  return phrases;
}

afterEach(() => vi.unstubAllGlobals());

const pages = [...distinctPages, "/404"];

describe("read aloud", () => {
  it.each(pages)("%s: landmarks in order, headings without gaps, a name for all", async (path) => {
    const phrases = await readAloud(path);
    const landmarks = phrases.filter((phrase) => /^(banner|main|contentinfo)\b/.test(phrase));
    expect(landmarks).toEqual(["banner", "main", "contentinfo"]);

    const levels = phrases.flatMap((phrase) => {
      const level = /^heading, .+, level (\d)$/.exec(phrase)?.[1];
      return level ? [Number(level)] : [];
    });
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    const gaps = levels.filter((level, index) => index > 0 && level > levels[index - 1] + 1);
    expect(gaps).toEqual([]);

    const nameless = /^(link|button|image|textbox|tab|tabpanel|region|heading(, level \d)?)$/;
    expect(phrases.filter((phrase) => nameless.test(phrase))).toEqual([]);
  });

  it("names each region by a heading that opens it", async () => {
    for (const path of ["/", "/adyakshar"]) {
      const phrases = await readAloud(path);
      const names = phrases.flatMap((phrase) => /^region, (.+)$/.exec(phrase)?.[1] ?? []);
      expect(names.length).toBeGreaterThan(4);
      for (const name of names) {
        expect(phrases.some((phrase) => phrase.startsWith(`heading, ${name}, level `))).toBe(true);
      }
    }
  });

  it("tells the fields of the contact form, and which it needs", async () => {
    const fields = (await readAloud("/adyakshar")).filter((phrase) => /^textbox, /.test(phrase));
    expect(fields).toHaveLength(4);
    expect(fields.map((phrase) => phrase.includes("required"))).toEqual([true, true, false, true]);
  });

  it("tells the research tabs, their number and the chosen one", async () => {
    const { items } = researchPage.fields;
    const tabs = (await readAloud("/research")).filter((phrase) => /^tab, /.test(phrase));
    expect(tabs.length).toBe(items.length);
    for (const [index, { label }] of items.entries()) {
      expect(tabs[index]).toContain(label);
      expect(tabs[index]).toContain(`position ${index + 1}, set size ${items.length}`);
    }
    expect(tabs.map((phrase) => /(?<!not )selected/.test(phrase))).toEqual([true, false, false]);
  });
});
