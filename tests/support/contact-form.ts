import type { Page } from "@playwright/test";
import { expect, holdFiles } from "./page.ts";

export const formValues = {
  name: "Ada Lovelace",
  email: "ada@example.com",
  company: "Analytical Engines",
  message: "One line.\nAnother & a third = 3?",
};

export const blankForm = { name: "", email: "", company: "", message: "" };

export const formElement = (page: Page) => page.locator("#contact form");

export const formField = (page: Page, name: string) => formElement(page).locator(`[name=${name}]`);

export const submitButton = (page: Page) => formElement(page).locator("[type=submit]");

/** The addresses that the page asks the browser to open, which has no mail program here. */
export async function collectMails(page: Page): Promise<string[]> {
  const mails: string[] = [];
  const client = await page.context().newCDPSession(page);
  await client.send("Page.enable");
  client.on("Page.frameRequestedNavigation", ({ url }) => void mails.push(url));
  return mails;
}

export async function fillForm(page: Page, entries: Partial<typeof formValues> = formValues) {
  for (const [name, value] of Object.entries(entries)) await formField(page, name).fill(value);
}

export async function expectFormValues(page: Page, expected: typeof formValues = formValues) {
  for (const [name, value] of Object.entries(expected)) {
    await expect(formField(page, name)).toHaveValue(value);
  }
}

export function collectLogs(page: Page): unknown[] {
  const logs: unknown[] = [];
  page.on("console", async (message) => {
    if (message.type() !== "log") return;
    const at = logs.push(undefined) - 1;
    logs[at] = await message.args()[0]?.jsonValue();
  });
  return logs;
}

const mainScript = /vendor[^/]*\.js$/;

/** Keeps React from starting until the returned function is called, or for good if its files are lost then. */
export async function holdReact(page: Page, end: "continue" | "abort" = "continue") {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  return holdFiles(page, mainScript, end);
}

export async function loseReact(page: Page) {
  await page.route(mainScript, (route) => route.abort());
}

export async function breakReact(page: Page) {
  await page.route(mainScript, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
}
