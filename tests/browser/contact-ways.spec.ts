import { quantumHome } from "#app/content/quantum/home.ts";
import { serviceTemplate } from "#app/content/services/template.ts";
import { expect, openAndBoot, test, waitForBoot } from "../support/page.ts";

const { lab, division } = quantumHome.contact;

test("who comes from a service page meets the lab's way first, and is taken there", async ({
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
  await expect(ways.first()).toContainText(lab.title);
  await expect(ways.first()).toBeFocused();
  await expect(ways.first()).toBeInViewport();
});

test("everyone else meets the division's first", async ({ page }) => {
  await openAndBoot(page, "/#contact");
  await expect(page.locator("#contact").getByRole("listitem").first()).toContainText(
    division.title,
  );
});
