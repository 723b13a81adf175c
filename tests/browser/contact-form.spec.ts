import type { Page } from "@playwright/test";
import { contactForm } from "#app/content/lab/contact.ts";
import { serviceCards } from "#app/content/services/cards.ts";
import { serviceQuestions } from "#app/content/services/questions.ts";
import { readContactEndpoint, siteConfig } from "#site.config";
import {
  blankForm,
  collectLogs,
  collectMails,
  expectFormValues,
  fillForm,
  formElement,
  formField,
  formValues,
  holdReact,
  loseReact,
  submitButton,
} from "../support/contact-form.ts";
import { expect, openAndBoot, test, waitForBoot, waitThreeFrames } from "../support/page.ts";

/** Requests of the page, without emails and its own files, because pictures near the form load when they come into view. */
function collectRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    const isFile = ["script", "image"].includes(request.resourceType());
    const isOther = /^mailto:|\/favicon\./.test(request.url());
    if (!isFile && !isOther) requests.push(`${request.method()} ${request.url()}`);
  });
  return requests;
}

test("the browser refuses an empty form, a missing message and an address that is none", async ({
  page,
}) => {
  await openAndBoot(page, "/adyakshar");
  const logs = collectLogs(page);
  for (const [entries, wrong] of [
    [blankForm, "name"],
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

test("what was typed is there after a reload, and can be copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openAndBoot(page, "/adyakshar");
  await fillForm(page);
  await page.reload();
  await waitForBoot(page);
  await expectFormValues(page);
  await formElement(page).getByRole("button", { name: contactForm.copy.idle }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  for (const words of Object.values(formValues)) await expect.poll(copied).toContain(words);
});

const slug = "mobile-web-apps";
const { title } = serviceCards[slug];
const questions = serviceQuestions[slug].map((question) => `${question}: `).join("\n");
const chip = (page: Page) => formElement(page).getByRole("button", { name: title });

test("who comes from a service page finds the service and its questions, and can remove them", async ({
  page,
}) => {
  await openAndBoot(page, `/features/${slug}`);
  await page.locator("main a[href='/#contact']").first().click();
  await page.locator(`a[href='/adyakshar?service=${slug}#contact']`).click();
  await waitForBoot(page);
  await expect(chip(page)).toBeVisible();
  await expect(formField(page, "message")).toHaveValue(questions);
  await page.reload();
  await expect(chip(page)).toBeVisible();
  await chip(page).click();
  await expect(chip(page)).toHaveCount(0);
  await expect(formField(page, "message")).toHaveValue("");
  await expect(page).toHaveURL("/adyakshar#contact");
  await page.reload();
  await waitForBoot(page);
  await expect(chip(page)).toHaveCount(0);
});

test("words that were typed stay where the service is removed", async ({ page }) => {
  await openAndBoot(page, `/adyakshar?service=${slug}#contact`);
  await formField(page, "message").fill(`${questions}Nurses`);
  await chip(page).click();
  await expect(formField(page, "message")).toHaveValue(`${questions}Nurses`);
});

test.describe("while it has no receiver", () => {
  test.skip(readContactEndpoint(siteConfig.contactEndpoint) !== undefined);

  test("logs the values once, by the button or Enter in a field, sends nothing, shows nothing and keeps what was typed; in the message Enter starts a line, and the company may stay empty", async ({
    page,
  }) => {
    await openAndBoot(page, "/adyakshar");
    await fillForm(page);
    const logs = collectLogs(page);
    const requests = collectRequests(page);
    const before = await page.locator("body").innerText();
    const mails = await collectMails(page);
    await submitButton(page).click();
    await expect.poll(() => logs).toEqual([formValues]);
    await waitThreeFrames(page);
    expect(logs).toHaveLength(1);
    expect(await page.locator("body").innerText()).toBe(before);
    await expectFormValues(page);
    expect(mails).toHaveLength(1);
    expect(mails[0].startsWith(`mailto:${siteConfig.email}?`)).toBe(true);
    for (const words of Object.values(formValues)) {
      expect(decodeURIComponent(mails[0]).replaceAll("\r", "")).toContain(words);
    }
    for (const [index, name] of ["name", "email", "company"].entries()) {
      await formField(page, name).press("Enter");
      await expect.poll(() => logs).toHaveLength(index + 2);
    }
    await formField(page, "message").press("End");
    await formField(page, "message").press("Enter");
    await expect(formField(page, "message")).toHaveValue(`${formValues.message}\n`);
    await waitThreeFrames(page);
    expect(logs).toHaveLength(4);
    await fillForm(page, { ...formValues, company: "" });
    await submitButton(page).click();
    await expect.poll(() => logs.at(-1)).toEqual({ ...formValues, company: "" });
    expect(requests).toEqual([]);
    await expect(page).toHaveURL("/adyakshar");
  });

  test("sent before React has started, it waits for it and is logged once", async ({ page }) => {
    const release = await holdReact(page);
    const logs = collectLogs(page);
    await page.goto("/adyakshar");
    await fillForm(page);
    await submitButton(page).click();
    await submitButton(page).click();
    await waitThreeFrames(page);
    expect(await page.evaluate(() => window.boot?.isBooted)).toBe(false);
    await expect(page).toHaveURL("/adyakshar");
    expect(logs).toEqual([]);
    release();
    await waitForBoot(page);
    await expect.poll(() => logs).toEqual([formValues]);
    await waitThreeFrames(page);
    expect(logs).toHaveLength(1);
    await expect(page).toHaveURL("/adyakshar");
    await expectFormValues(page);
  });

  test("if React never comes, the values neither leave nor get lost", async ({
    page,
    complaints,
  }) => {
    await loseReact(page);
    await page.goto("/adyakshar");
    await fillForm(page);
    const requests = collectRequests(page);
    await submitButton(page).click();
    await waitThreeFrames(page);
    await expect(page).toHaveURL("/adyakshar");
    await expectFormValues(page);
    expect(requests).toEqual([]);
    complaints.forget(/ERR_FAILED/);
  });

  test("has one button, and says so where a mail link cannot hold the text", async ({ page }) => {
    await openAndBoot(page, "/adyakshar");
    await expect(submitButton(page)).toHaveText(contactForm.openEmail);
    await fillForm(page, { ...formValues, message: "x".repeat(1500) });
    const note = formElement(page).getByRole("status").filter({ hasText: contactForm.tooLong });
    await expect(note).toHaveCount(0);
    await fillForm(page, { ...formValues, message: "x".repeat(1900) });
    await expect(note).toBeVisible();
    const mails = await collectMails(page);
    await submitButton(page).click();
    await expect.poll(() => mails.length).toBe(1);
    expect(mails[0].length).toBeLessThanOrEqual(1800);
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("the form says where to write instead, is checked by the browser, and puts no value into the address", async ({
      page,
    }) => {
      await page.goto("/adyakshar");
      await expect(formElement(page).getByText(contactForm.withoutScript)).toBeVisible();
      await submitButton(page).click();
      await expect(formField(page, "name")).toBeFocused();
      await fillForm(page);
      const requests = collectRequests(page);
      await submitButton(page).click();
      // A form that sent itself would have asked by the next answer of the server.
      await page.request.get("/robots.txt");
      expect(requests).toEqual([]);
      await expect(page).toHaveURL("/adyakshar");
      await expectFormValues(page);
    });
  });
});
