import type { Page } from "@playwright/test";
import { contactForm } from "#app/content/lab/contact.ts";
import { readContactEndpoint, siteConfig } from "#site.config";
import {
  blankForm,
  collectLogs,
  emailLink,
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

/** Requests of the page, without its own files, because pictures near the form load when they come into view. */
function collectRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    const isFile = ["script", "image"].includes(request.resourceType());
    if (!isFile) requests.push(`${request.method()} ${request.url()}`);
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
    await submitButton(page).click();
    await expect.poll(() => logs).toEqual([formValues]);
    await waitThreeFrames(page);
    expect(logs).toHaveLength(1);
    expect(await page.locator("body").innerText()).toBe(before);
    await expectFormValues(page);
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

  test("says that nothing is sent in the same screen as the button, on a phone too", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAndBoot(page, "/adyakshar#contact");
    await expect(formElement(page).getByText(contactForm.withoutScript)).toBeHidden();
    await submitButton(page).scrollIntoViewIfNeeded();
    const notice = await formElement(page).getByText(contactForm.notSent).boundingBox();
    const button = await submitButton(page).boundingBox();
    const link = await emailLink(page).boundingBox();
    if (!notice || !button || !link) throw new Error("no box");
    const gap = notice.y - (button.y + button.height);
    expect(gap).toBeGreaterThan(0);
    expect(gap).toBeLessThan(64);
    // The way that works comes first.
    expect(link.y + link.height).toBeLessThan(button.y);
  });

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("the form says where to write instead, is checked by the browser, and puts no value into the address", async ({
      page,
    }) => {
      await page.goto("/adyakshar");
      await expect(formElement(page).getByText(contactForm.withoutScript)).toBeVisible();
      await expect(formElement(page).getByText(contactForm.notSent)).toBeHidden();
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
