import type { Page } from "@playwright/test";
import { expect } from "./page.ts";

/**
 * Lists what a screen reader is told from now on, by the live regions that stand there already: not all of them announce
 * one that comes with its text.
 */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  const told = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const regions = document.querySelectorAll<HTMLElement>(
      "[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]",
    );
    for (const region of regions) {
      const note = () => {
        if (region.closest("[aria-busy=true], [aria-hidden=true]") || !region.checkVisibility())
          return;
        texts.push(region.innerText.replaceAll(/\s+/g, " "));
      };
      const every = { childList: true, characterData: true, subtree: true };
      new MutationObserver(note).observe(region, every);
    }
    return texts;
  });
  return () => told.evaluate((texts) => texts);
}

export async function expectAnnouncement(page: Page, words: string, act: () => Promise<unknown>) {
  const told = await listen(page);
  await act();
  await expect.poll(told, { timeout: 20_000 }).toContainEqual(expect.stringContaining(words));
}
