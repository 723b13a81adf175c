import type { Page } from "@playwright/test";
import { contactPage } from "#app/content/quantum/contact.ts";
import { siteConfig } from "#site.config";
import { elements } from "../../tools/lib/html.ts";
import { expectAnnouncement } from "../support/announcements.ts";
import { builtPage, builtPaths, servicePages } from "../support/built-site.ts";
import { labelFaults } from "../support/figure-labels.ts";
import { expect, openAndBoot, test } from "../support/page.ts";

test.describe("the copy button", () => {
  test("puts the address on the clipboard and says so", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openAndBoot(page, "/contact");
    const button = page.getByRole("main").getByRole("button").first();
    const label = await button.textContent();
    await expectAnnouncement(page, contactPage.email.copy.announced, () => button.click());
    await expect(button).not.toHaveText(String(label));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(siteConfig.email);
    await expect(button).toHaveText(String(label), { timeout: 10_000 });
  });

  test("where the clipboard is closed it selects the address", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
      document.execCommand = () => false;
    });
    await openAndBoot(page, "/contact");
    await page.getByRole("main").getByRole("button").first().click();
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(siteConfig.email);
    await expect(page.getByRole("main").getByRole("status").first()).not.toBeEmpty();
  });
});

const pageWithTerms =
  builtPaths.find((path) => builtPage(path).source.includes('class="term"')) ?? "";

test.describe("a term in a sentence", () => {
  test("opens its entry near the word, by pointer and by key, closes on Escape, and has its entries on paper", async ({
    page,
  }) => {
    await openAndBoot(page, pageWithTerms);
    const term = page.locator(".term").first();
    const entry = page.locator(`#${await term.getAttribute("popovertarget")}`);
    await expect(entry).toBeHidden();
    await term.click();
    await expect(entry).toBeVisible();
    await expect(term).toHaveAttribute("aria-expanded", "true");
    const [word, box] = await Promise.all([term.boundingBox(), entry.boundingBox()]);
    const gap = Math.max(
      (box?.y ?? 0) - ((word?.y ?? 0) + (word?.height ?? 0)),
      (word?.y ?? 0) - ((box?.y ?? 0) + (box?.height ?? 0)),
    );
    expect(gap).toBeGreaterThanOrEqual(-6);
    expect(gap).toBeLessThan(24);
    await page.keyboard.press("Escape");
    await expect(entry).toBeHidden();
    await term.press("Enter");
    await expect(entry).toBeVisible();
    await page.keyboard.press("Escape");
    await page.emulateMedia({ media: "print" });
    await expect(page.locator(".glossary-entry").first()).toBeVisible();
  });
});

test.describe("without script, on a phone", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("the entries stand at the page's foot, and a term opens at the lower edge of the window", async ({
    page,
  }) => {
    await page.goto(pageWithTerms);
    await expect(page.locator(".glossary-entry").first()).toBeVisible();
    const term = page.locator(".term").first();
    const entry = page.locator(`#${await term.getAttribute("popovertarget")}`);
    await term.click();
    await expect(entry).toBeInViewport({ ratio: 1 });
    const box = await entry.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, 0);
  });
});

/** Only services with a figure; it is optional. */
const pagesWithFigure = servicePages.filter((path) =>
  elements(builtPage(path).document, "figure").some(
    (figure) => elements(figure, "fieldset").length > 0,
  ),
);

for (const path of pagesWithFigure) {
  test(`${path}: its figure and the choice are in a laptop's first screen, and it follows the choice, by pointer and by key, and says its finding anew`, async ({
    page,
  }) => {
    await openAndBoot(page, path);
    const figure = page.locator("figure:has(fieldset)");
    await expect(figure.locator("fieldset")).toBeInViewport({ ratio: 1 });
    await expect(figure.getByRole("img")).toBeInViewport({ ratio: 0.98 });
    const drawing = figure.getByRole("img");
    const choices = figure.getByRole("radio");
    const before = await drawing.textContent();
    const finding = await figure.locator("[aria-live]").first().innerText();
    const checkedIndex = await choices.evaluateAll((all) =>
      all.findIndex((input) => (input as HTMLInputElement).checked),
    );
    const nextIndex = (checkedIndex + 1) % (await choices.count());
    await figure.locator("label").nth(nextIndex).click();
    await expect(choices.nth(nextIndex)).toBeChecked();
    await expect.poll(() => drawing.textContent()).not.toBe(before);
    // The address can be shared, which one figure shows for all.
    expect(new URL(page.url()).searchParams.get("choice")).toBe(`${nextIndex + 1}`);
    if (path === pagesWithFigure[0]) {
      await openAndBoot(page, page.url());
      await expect(choices.nth(nextIndex)).toBeChecked();
      await expect.poll(() => drawing.textContent()).not.toBe(before);
    }
    await choices.nth(nextIndex).focus();
    const key = nextIndex > checkedIndex ? "ArrowLeft" : "ArrowRight";
    await expectAnnouncement(page, finding, () => page.keyboard.press(key));
    await expect.poll(() => drawing.textContent()).toBe(before);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const choice of await figure.locator("label").all()) {
        await choice.click();
        const state = `${width} px, ${await choice.textContent()}`;
        await expect.poll(() => labelFaults(page), state).toEqual([]);
      }
    }
  });
}

test.describe("on paper", () => {
  test.use({ viewport: { width: 794, height: 1123 } });

  async function openToPrint(page: Page, path: string) {
    await openAndBoot(page, path);
    await page.emulateMedia({ media: "print" });
  }

  test("prints the whole address of each link in the text, except within the page", async ({
    page,
  }) => {
    await openAndBoot(page, "/case-studies");
    const addressAfter = (selector: string) =>
      page
        .locator(`main a[href^='${selector}']`)
        .last()
        .evaluate((element) => getComputedStyle(element, "::after").content);
    expect(await addressAfter("/contact")).toBe("none");
    await page.emulateMedia({ media: "print" });
    expect(await addressAfter("/contact")).toContain(`${siteConfig.origin}/contact`);
    expect(await addressAfter("/case-studies#")).toBe("none");
  });

  test("prints what is closed or chosen away on the screen", async ({ page }) => {
    await openToPrint(page, "/research");
    for (const id of ["eda", "fpga", "finance"]) await expect(page.locator(`#${id}`)).toBeVisible();
    await expect(page.getByRole("tablist")).toBeHidden();
    await openToPrint(page, "/resources");
    const heights = await page
      .locator("#data details > div")
      .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(0);
    for (const height of heights) expect(height).toBeGreaterThan(10);
    await openToPrint(page, servicePages[0]);
    const texts = page.locator("ol details > div");
    for (const text of await texts.all()) await expect(text).toBeVisible();
  });
});
