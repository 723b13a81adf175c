import { contactPage } from "#app/content/quantum/contact.ts";
import { firstEmails } from "#app/content/quantum/first-emails.ts";
import { quantumHome } from "#app/content/quantum/home.ts";
import { serviceCards } from "#app/content/services/cards.ts";
import { serviceTemplate } from "#app/content/services/template.ts";
import { questionsOf } from "#app/lab/pages/home/contact-form/letter.ts";
import { expect, openAndBoot, test, waitForBoot } from "../support/page.ts";

const { write, general, subject } = contactPage.message;
const subjectOf = (href: string | null) => new URL(href ?? "").searchParams.get("subject");

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("a fragment of the contact page shows its own email, and it alone", async ({ page }) => {
      const button = page.getByRole("link", { name: write });
      for (const [id, email] of Object.entries(firstEmails)) {
        await page.goto(`/contact#${id}`);
        await expect(button).toHaveCount(1);
        expect(subjectOf(await button.getAttribute("href"))).toBe(email.subject);
        await expect(page.locator(`#${id}`)).toBeInViewport();
      }
      await page.getByRole("link", { name: general }).click();
      expect(subjectOf(await button.getAttribute("href"))).toBe(subject);
    });
  });
}

const { lab } = quantumHome.contact;

test("who comes from a service page meets its first question, and the lab's form knows the service", async ({
  page,
}) => {
  await openAndBoot(page, "/features/ai-ml-nlp");
  await page
    .locator("main")
    .getByRole("link", { name: serviceTemplate.getStarted.label })
    .last()
    .click();
  await page.waitForURL("/#contact");
  await waitForBoot(page);
  const ways = page.locator("#contact").getByRole("listitem");
  await expect(ways.first()).toContainText(serviceCards["ai-ml-nlp"].start.text);
  await expect(ways.first()).toBeFocused();
  await expect(ways.first()).toBeInViewport();
  await expect(ways.first().locator('a[href^="mailto:"]')).toBeVisible();
  await ways.first().getByRole("link", { name: lab.link.label }).click();
  await waitForBoot(page);
  const message = page.locator("textarea");
  await expect(message).toBeInViewport();
  await expect(message).toHaveValue(questionsOf("ai-ml-nlp"));
});
