import { siteConfig } from "#site.config";
import {
  collectLogs,
  emailLink,
  fillForm,
  formElement,
  formField,
  formValues,
  submitButton,
} from "../support/contact-form.ts";
import { test } from "../support/one-tab.ts";
import { expect, openAndBoot } from "../support/page.ts";

const blank = { name: "", email: "", company: "", message: "" };

test("the browser refuses an empty form, a missing message and an address that is none", async ({
  page,
}) => {
  await openAndBoot(page, "/adyakshar");
  const logs = collectLogs(page);
  for (const [entries, wrong] of [
    [blank, "name"],
    [{ ...formValues, message: "" }, "message"],
    [{ ...formValues, email: "ada" }, "email"],
  ] as const) {
    await fillForm(page, entries);
    await submitButton(page).click();
    await expect(formField(page, wrong)).toBeFocused();
    await expect(formElement(page).locator(`[name=${wrong}]:invalid`)).toHaveCount(1);
  }
  expect(logs).toEqual([]);
});

test("the email beside the button carries what was typed, as it is typed and after a reload", async ({
  page,
}) => {
  await openAndBoot(page, "/adyakshar");
  const { email } = siteConfig;
  await expect(emailLink(page)).toHaveAttribute("href", `mailto:${email}`);
  await fillForm(page);
  const typedWords = [
    formValues.name,
    formValues.email,
    formValues.company,
    ...formValues.message.split("\n"),
  ];
  const letter = async () => decodeURIComponent((await emailLink(page).getAttribute("href")) ?? "");
  for (const words of typedWords) await expect.poll(letter).toContain(words);
  await page.reload();
  for (const words of typedWords) await expect.poll(letter).toContain(words);
  await formField(page, "message").fill("Something else");
  await expect.poll(letter).toContain("Something else");
});
