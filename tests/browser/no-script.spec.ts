import type { Browser, Page } from "@playwright/test";
import { siteConfig } from "../../site.config.ts";
import { distinctPages } from "../../tooling/routes.ts";
import { expect, openBooted, scrollTop, test } from "../support/page.ts";

test.use({ javaScriptEnabled: false });

async function withScript(browser: Browser, path: string, use: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ javaScriptEnabled: true });
  const page = await context.newPage();
  await openBooted(page, path);
  await use(page);
  await context.close();
}

for (const path of distinctPages) {
  test(`${path} says everything without JavaScript`, async ({ page, browser }) => {
    await page.goto(path);
    const headings = await page.locator("main :is(h1, h2)").allInnerTexts();
    const plain = words(await page.locator("main").innerText());
    expect(headings.length).toBeGreaterThan(1);
    await withScript(browser, path, async (live) => {
      expect(headings).toEqual(await live.locator("main :is(h1, h2)").allInnerTexts());
      // What only a script can do is hidden without one, and stands beside a still picture.
      await live.locator('main [class~="noscript:hidden"]').evaluateAll((all) => {
        for (const element of all) element.remove();
      });
      const missing = words(await live.locator("main").innerText()).filter(
        (word) => !plain.includes(word),
      );
      // What a script alone can do or know: copying, and the time of day.
      expect(
        missing.filter(
          (word) => !/^(copy|address|\d+:\d\d|am|pm|sun|mon|tue|wed|thu|fri|sat)/.test(word),
        ),
      ).toEqual([]);
    });
    const hidden = await page
      .locator("main :is(h1, h2, h3, h4, p, li, dd, dt, td, figcaption)")
      .evaluateAll((all) =>
        all
          .filter((element) => !element.closest("details, [role=tooltip], .noscript\\:hidden"))
          .filter((element) => element.getAttribute("role") !== "status")
          .filter((element) => getComputedStyle(element).display !== "contents")
          .filter(
            (element) =>
              !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
          )
          .map((element) => element.textContent?.slice(0, 60)),
      );
    expect(hidden).toEqual([]);
  });
}

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}:]+/gu) ?? [];
}

test("the three fields of research stand one below the other", async ({ page }) => {
  await page.goto("/research");
  for (const id of ["eda", "fpga", "finance"]) await expect(page.locator(`#${id}`)).toBeVisible();
  await expect(page.getByRole("tablist")).toBeHidden();
});

test("a question opens natively, and where the address names its answer", async ({ page }) => {
  await page.goto("/resources");
  const first = page.locator("#faq details").first();
  await first.locator("summary").click();
  await expect(first.locator("summary + *")).toBeVisible();
  const id = await page.locator("#faq details [id]").last().getAttribute("id");
  await page.goto("about:blank");
  await page.goto(`/resources#${id}`);
  await expect(page.locator(`#${id}`)).toBeVisible();
});

test("the Solutions menu opens and leads on", async ({ page }) => {
  await page.goto("/about");
  const panel = page.locator("#solutions-menu");
  await expect(panel).toBeHidden();
  await page.getByRole("button", { name: "Solutions" }).click();
  await expect(panel).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await page.getByRole("button", { name: "Solutions" }).click();
  await panel.getByRole("link", { name: /Simulation/ }).click();
  await expect(page).toHaveURL("/simulation");
});

for (const [path, link, target] of [
  ["/adyakshar", "Technologies", "/adyakshar#technologies"],
  ["/", "Pricing", "/#pricing-section"],
  ["/quantumlabs", "Pricing", "/quantumlabs#pricing-section"],
] as const) {
  test(`${path}: an anchor scrolls without loading the page again`, async ({ page }) => {
    await page.goto(path);
    const loads: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    await page.locator("header nav").getByRole("link", { name: link }).click();
    await expect(page).toHaveURL(target);
    await expect(page.locator(target.slice(target.indexOf("#")))).toBeInViewport();
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(100);
    expect(loads).toEqual([]);
  });
}

test("the copy button is not offered", async ({ page }) => {
  await page.goto("/contact");
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link", { name: siteConfig.email })).toBeVisible();
});
