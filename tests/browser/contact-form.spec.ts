import type { Page } from "@playwright/test";
import {
  expectFields,
  field,
  fill,
  form,
  holdReact,
  loseReact,
  submit,
  values,
} from "../support/contact-form.ts";
import { booted, expect, openBooted, test } from "../support/page.ts";

/** Everything that the page logs, as values. */
function collectLogs(page: Page): unknown[] {
  const logs: unknown[] = [];
  page.on("console", async (message) => {
    if (message.type() !== "log") return;
    const at = logs.push(undefined) - 1;
    logs[at] = await message.args()[0]?.jsonValue();
  });
  return logs;
}

function collectRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (!request.url().endsWith(".js")) requests.push(`${request.method()} ${request.url()}`);
  });
  return requests;
}

test("asks what the specification says, with the browser's own checks", async ({ page }) => {
  await openBooted(page, "/adyakshar#contact");
  const name = page.getByLabel("Name", { exact: true });
  await expect(name).toHaveAttribute("placeholder", "Your full name");
  await expect(name).toHaveAttribute("required", "");
  await expect(name).toHaveAttribute("autocomplete", "name");
  const email = page.getByLabel("Email", { exact: true });
  await expect(email).toHaveAttribute("type", "email");
  await expect(email).toHaveAttribute("placeholder", /^\S+@company\.\w+$/);
  await expect(email).toHaveAttribute("required", "");
  await expect(email).toHaveAttribute("autocomplete", "email");
  await expect(email).toHaveAttribute("inputmode", "email");
  const company = page.getByLabel("Company");
  await expect(company).not.toHaveAttribute("required");
  await expect(company).toHaveAttribute("autocomplete", "organization");
  const message = page.getByLabel("Message", { exact: true });
  await expect(message).toHaveAttribute("rows", "6");
  await expect(message).toHaveAttribute("required", "");
  await expect(form(page)).not.toHaveAttribute("novalidate");
  await expect(page.locator("#contact")).toContainText("within 24 hours");
  await expect(page.locator("#contact")).toContainText("secure and confidential");
});

test("logs the values once, sends nothing, shows nothing and keeps what was typed", async ({
  page,
}) => {
  await openBooted(page, "/adyakshar");
  await fill(page);
  const logs = collectLogs(page);
  const requests = collectRequests(page);
  const before = await page.locator("body").innerText();
  await submit(page).click();
  await expect.poll(() => logs).toEqual([values]);
  await page.waitForTimeout(500);
  expect(logs).toHaveLength(1);
  // Pictures near the form load as it comes into view.
  expect(requests.filter((line) => !line.endsWith(".svg"))).toEqual([]);
  expect(await page.locator("body").innerText()).toBe(before);
  await expectFields(page);
  await expect(page).toHaveURL("/adyakshar");
});

test("Enter in a field sends; in the message it starts a line", async ({ page }) => {
  await openBooted(page, "/adyakshar");
  await fill(page);
  const logs = collectLogs(page);
  for (const [index, name] of ["name", "email", "company"].entries()) {
    await field(page, name).press("Enter");
    await expect.poll(() => logs).toHaveLength(index + 1);
  }
  await field(page, "message").press("Enter");
  await page.waitForTimeout(300);
  expect(logs).toHaveLength(3);
  await expect(page).toHaveURL("/adyakshar");
});

for (const [what, entries, wrong] of [
  ["an empty form", {}, "name"],
  ["a missing message", { ...values, message: "" }, "message"],
  ["an address that is none", { ...values, email: "ada" }, "email"],
] as const) {
  test(`${what} is refused by the browser`, async ({ page }) => {
    await openBooted(page, "/adyakshar");
    const logs = collectLogs(page);
    await fill(page, entries);
    await submit(page).click();
    await expect(field(page, wrong)).toBeFocused();
    expect(
      await field(page, wrong).evaluate((element: HTMLInputElement) => element.validity.valid),
    ).toBe(false);
    expect(logs).toEqual([]);
  });
}

test("the company may stay empty", async ({ page }) => {
  await openBooted(page, "/adyakshar");
  const logs = collectLogs(page);
  await fill(page, { ...values, company: "" });
  await submit(page).click();
  await expect.poll(() => logs).toEqual([{ ...values, company: "" }]);
});

test("sent before React has started, it waits for it and is logged once", async ({ page }) => {
  const release = await holdReact(page);
  const logs = collectLogs(page);
  await page.goto("/adyakshar");
  await fill(page);
  await submit(page).click();
  await submit(page).click();
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => window.boot?.booted)).toBe(false);
  await expect(page).toHaveURL("/adyakshar");
  expect(logs).toEqual([]);
  release();
  await booted(page);
  await expect.poll(() => logs).toEqual([values]);
  await page.waitForTimeout(500);
  expect(logs).toHaveLength(1);
  await expect(page).toHaveURL("/adyakshar");
  await expectFields(page);
});

test("if React never comes, the values neither leave nor get lost", async ({
  page,
  complaints,
}) => {
  await loseReact(page);
  await page.goto("/adyakshar");
  await fill(page);
  const requests = collectRequests(page);
  await submit(page).click();
  await page.waitForTimeout(500);
  await expect(page).toHaveURL("/adyakshar");
  await expectFields(page);
  expect(requests).toEqual([]);
  complaints.list = complaints.list.filter((line) => !line.includes("ERR_FAILED"));
});
