import { contactPage } from "#app/content/quantum/contact.ts";
import { quantumHome } from "#app/content/quantum/home.ts";
import { letters } from "#app/content/quantum/letters.ts";
import { expect, test } from "../support/page.ts";

const { write, general, subject } = contactPage.message;
const subjectOf = (href: string | null) => new URL(href ?? "").searchParams.get("subject");

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("a fragment of the contact page shows its own letter, and it alone", async ({ page }) => {
      const button = page.getByRole("link", { name: write });
      for (const [id, letter] of Object.entries(letters)) {
        await page.goto(`/contact#${id}`);
        await expect(button).toHaveCount(1);
        expect(subjectOf(await button.getAttribute("href"))).toBe(letter.subject);
        await expect(page.locator(`#${id}`)).toBeInViewport();
      }
      await page.getByRole("link", { name: general }).click();
      expect(subjectOf(await button.getAttribute("href"))).toBe(subject);
    });

    test("each plan leads to its letter", async ({ page }) => {
      for (const { name, cta } of quantumHome.pricing.plans) {
        await page.goto("/");
        await page.getByRole("link", { name: cta.label }).click();
        await expect(page.getByText(name, { exact: true })).toBeInViewport();
      }
    });
  });
}
