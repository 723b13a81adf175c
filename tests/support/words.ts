import type { Page } from "@playwright/test";

/** The visible words, without what needs a script: parts that are hidden without one, copying, the time of day. */
export async function spokenWords(page: Page): Promise<string[]> {
  const text = await page.locator("main").evaluate((main) => {
    const scripted = [...main.querySelectorAll<HTMLElement>('[class~="noscript:hidden"]')];
    for (const element of scripted) element.hidden = true;
    const visibleText = (main as HTMLElement).innerText;
    for (const element of scripted) element.hidden = false;
    return visibleText;
  });
  const words = text.toLowerCase().match(/[\p{L}\p{N}:]+/gu) ?? [];
  return words.filter(
    (word) => !/^(copy|address|\d+:\d\d|am|pm|sun|mon|tue|wed|thu|fri|sat)/.test(word),
  );
}

/** Texts that are not in sight where no script runs. */
export async function textsHiddenWithoutScript(page: Page): Promise<(string | undefined)[]> {
  return page
    .locator("main :is(h1, h2, h3, h4, p, li, dd, dt, td, figcaption)")
    .evaluateAll((all) =>
      all
        .filter((element) => !element.closest("details, [role=tooltip], .noscript\\:hidden"))
        // Another address (`:target`) or another radio button shows these.
        .filter((element) => !element.closest("#message [id]:not(:target, h2), fieldset"))
        .filter((element) => element.getAttribute("role") !== "status")
        .filter((element) => getComputedStyle(element).display !== "contents")
        .filter(
          (element) =>
            !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        )
        .map((element) => element.textContent?.slice(0, 60)),
    );
}
