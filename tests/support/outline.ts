import type { Page } from "@playwright/test";

/** What a screen reader meets from the beginning of the page to its end, by the browser: a line for each role. */
export interface Spoken {
  role: string;
  name: string;
  level: number;
}

/** Playwright's aria snapshot, its lines read. Texts and links without an element of their own are left out. */
export async function spokenOutline(page: Page): Promise<Spoken[]> {
  const snapshot = await page.locator("body").ariaSnapshot();
  return [...snapshot.matchAll(/^ *- '?([a-z]+)(?: "((?:[^"\\]|\\.)*)")?(.*)$/gm)].map(
    ([, role, name = "", rest]) => ({
      role,
      name,
      level: Number(/\[level=(\d)\]/.exec(rest)?.[1] ?? 0),
    }),
  );
}
