import type { Page } from "@playwright/test";
import { contactForm } from "#app/content/lab/contact.ts";
import { siteConfig } from "#site.config";
import { emailLink, formElement } from "../support/contact-form.ts";
import { expect, openAndBoot, test } from "../support/page.ts";

test.use({ javaScriptEnabled: false });

test("without JavaScript the form is checked by the browser, keeps its values and puts none into the address", async ({
  page,
}) => {
  await page.goto("/adyakshar");
  const form = page.locator("#contact form");
  const button = form.getByRole("button");
  await button.click();
  await expect(form.locator("[name=name]")).toBeFocused();
  await form.locator("[name=name]").fill("Ada");
  await form.locator("[name=email]").fill("ada@example.com");
  await form.locator("[name=message]").fill("Hello & good day");
  await button.click();
  await page.waitForTimeout(300);
  await expect(page).toHaveURL("/adyakshar");
  await expect(form.locator("[name=name]")).toHaveValue("Ada");
  await expect(form.locator("[name=email]")).toHaveValue("ada@example.com");
  await expect(form.locator("[name=message]")).toHaveValue("Hello & good day");
});

test("it says where to write instead, only here", async ({ page, browser }) => {
  await page.goto("/adyakshar");
  const note = (on: Page) => formElement(on).getByText(contactForm.withoutScript);
  await expect(note(page)).toBeVisible();
  await expect(emailLink(page)).toHaveAttribute("href", `mailto:${siteConfig.email}`);
  await expect(formElement(page).getByText(contactForm.notSent.remedy)).toBeHidden();
  const context = await browser.newContext({ javaScriptEnabled: true });
  const live = await context.newPage();
  await openAndBoot(live, "/adyakshar");
  await expect(note(live)).toBeHidden();
  await context.close();
});
