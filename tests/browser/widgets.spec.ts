import { contactPage } from "#app/content/quantum/contact.ts";
import { siteConfig } from "#site.config";
import { expectAnnouncement } from "../support/accessibility-tree.ts";
import { test } from "../support/one-tab.ts";
import { expect, test as freshTest, openAndBoot, scrollTop } from "../support/page.ts";

test.describe("the copy button", () => {
  test("puts the address on the clipboard and says so", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openAndBoot(page, "/contact");
    const button = page.getByRole("main").getByRole("button");
    const label = await button.textContent();
    await expectAnnouncement(page, contactPage.email.copy.announced, () => button.click());
    await expect(button).not.toHaveText(String(label));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(siteConfig.email);
    await expect(button).toHaveText(String(label), { timeout: 10_000 });
  });

  freshTest("where the clipboard is closed it selects the address", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
      document.execCommand = () => false;
    });
    await openAndBoot(page, "/contact");
    await page.getByRole("main").getByRole("button").click();
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(siteConfig.email);
    await expect(page.getByRole("main").getByRole("status")).not.toBeEmpty();
  });
});

test.describe("what folds", () => {
  test("opens and closes by pointer and by key", async ({ page }) => {
    await openAndBoot(page, "/resources");
    const first = page.locator("#benchmarks details").first();
    await expect(first).not.toHaveAttribute("open");
    await first.locator("summary").click();
    await expect(first).toHaveAttribute("open");
    await first.locator("summary").press("Enter");
    await expect(first).not.toHaveAttribute("open");
    await first.locator("summary").press("Space");
    await expect(first.locator("summary + *")).toBeVisible();
  });

  test("does not hide an answer that an address names", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAndBoot(page, "/tokenization#cnsa");
    const named = page.locator("#cnsa");
    await expect(page.locator("details", { has: named })).toHaveAttribute("open");
    await expect(named).toBeInViewport();
    expect(await scrollTop(page)).toBeGreaterThan(0);
  });
});
