import type { Page } from "@playwright/test";
import { contactForm } from "#app/content/lab/contact.ts";
import { siteConfig } from "#site.config";
import {
  emailLink,
  expectFormValues,
  fillForm,
  formElement,
  formField,
  submitButton,
} from "../support/contact-form.ts";
import { expect, openAndBoot, test } from "../support/page.ts";

test.use({ javaScriptEnabled: false });

test("without JavaScript the form says where to write instead, is checked by the browser, and puts no value into the address", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto("/adyakshar");
  const note = (on: Page) => formElement(on).getByText(contactForm.withoutScript);
  await expect(note(page)).toBeVisible();
  await expect(emailLink(page)).toHaveAttribute("href", `mailto:${siteConfig.email}`);
  await expect(formElement(page).getByText(contactForm.notSent)).toBeHidden();
  await submitButton(page).click();
  await expect(formField(page, "name")).toBeFocused();
  await fillForm(page);
  await submitButton(page).click();
  await page.waitForTimeout(300);
  await expect(page).toHaveURL("/adyakshar");
  await expectFormValues(page);
  const scriptedPage = await browser.newPage({ baseURL, javaScriptEnabled: true });
  await openAndBoot(scriptedPage, "/adyakshar");
  await expect(note(scriptedPage)).toBeHidden();
  await scriptedPage.close();
});
