import type { Page, Route } from "@playwright/test";
import { contactForm } from "#app/content/lab/contact.ts";
import { readContactEndpoint, siteConfig } from "#site.config";
import { axeViolations } from "../support/axe.ts";
import {
  blankForm,
  expectFormValues,
  fillForm,
  formElement,
  formField,
  formValues,
  holdReact,
  loseReact,
  submitButton,
} from "../support/contact-form.ts";
import { test as base, expect, openAndBoot } from "../support/page.ts";

const endpoint = readContactEndpoint(siteConfig.contactEndpoint)?.href ?? "";
base.skip(endpoint === "", "site.config.ts names no endpoint");

const { delivery: texts } = contactForm;

type Respond = (route: Route) => Promise<void>;

const refuse =
  (status: number): Respond =>
  (route) =>
    route.fulfill({ status, headers: { "access-control-allow-origin": "*" } });
const accept = refuse(202);
const hangUp: Respond = (route) => route.abort("connectionrefused");

interface DeliveryFixtures {
  /** Gives what the page sends these answers, the last one again and again, and returns the messages that arrived. */
  receive: (...answers: Respond[]) => Promise<unknown[]>;
}

const test = base.extend<DeliveryFixtures>({
  receive: async ({ page, complaints }, use) => {
    await use(async (...answers) => {
      const received: unknown[] = [];
      await page.route(endpoint, async (route) => {
        const respond = answers[received.length] ?? answers.at(-1) ?? accept;
        received.push(route.request().postDataJSON());
        await respond(route);
      });
      return received;
    });
    // A browser logs every answer that is an error, and these tests ask for such answers.
    complaints.forget(
      new RegExp(
        `^request to ${endpoint.replaceAll(/[.?*+]/g, "\\$&")}$|^error: Failed to load resource`,
      ),
    );
  },
});

async function openFilled(page: Page) {
  await page.clock.install();
  await openAndBoot(page, "/adyakshar");
  await fillForm(page);
}

/** Expects what came of a message, while the page's clock runs ahead over the pauses between attempts. */
async function expectOutcome(page: Page, text: string) {
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(statusLine(page)).toHaveText(text, { timeout: 100 });
  }).toPass({ timeout: 30_000 });
}

/** The copy button has a status of its own. */
const statusLine = (page: Page) => formElement(page).locator("p[role=status]");

const draft = (page: Page) => page.evaluate(() => sessionStorage.getItem("contact-draft"));

test("an accepted message is said to have arrived, and leaves nothing behind", async ({
  page,
  receive,
}) => {
  const received = await receive(accept);
  await openFilled(page);
  await submitButton(page).click();
  await expectOutcome(page, texts.accepted);
  await expectFormValues(page, blankForm);
  expect(received).toEqual([{ id: expect.stringMatching(/^[\da-f-]{36}$/), ...formValues }]);
  expect(await draft(page)).toBeNull();
  expect(await axeViolations(page)).toEqual([]);
});

test("a refused message stays in the form, and is there after a reload", async ({
  page,
  receive,
}) => {
  const received = await receive(refuse(422));
  await openFilled(page);
  await submitButton(page).click();
  await expectOutcome(page, texts.refused);
  await expectFormValues(page);
  expect(received).toHaveLength(1);
  await page.reload();
  await expectFormValues(page);
});

test("a double click sends once, and two failures are overcome without a word from the visitor", async ({
  page,
  receive,
}) => {
  const received = await receive(refuse(503), hangUp, accept);
  await openFilled(page);
  await submitButton(page).dblclick();
  await expect(statusLine(page)).toHaveText(texts.sending);
  await expectOutcome(page, texts.accepted);
  const [first] = received;
  expect(first).toMatchObject(formValues);
  expect(received).toEqual([first, first, first]);
});

test("where the receiver has disappeared the message outlives pages, and goes once it is back", async ({
  page,
  receive,
  complaints,
}) => {
  await receive(hangUp);
  await openFilled(page);
  await submitButton(page).click();
  await expectOutcome(page, texts.failed);
  await page.locator("main a[href='/features/ai-ml-nlp']").first().click();
  await expect(page).toHaveURL("/features/ai-ml-nlp");
  await page.goBack();
  await expectFormValues(page);
  const received = await receive(accept);
  await submitButton(page).click();
  await expectOutcome(page, texts.accepted);
  expect(received).toHaveLength(1);
  // The page's clock stands still, and so does the motion between two pages.
  complaints.forget(/Transition was skipped/);
});

test("offline the message waits for the connection", async ({ page, context, receive }) => {
  const received = await receive(accept);
  await openFilled(page);
  await context.setOffline(true);
  await submitButton(page).click();
  await expect(statusLine(page)).toHaveText(texts.waiting);
  await expectFormValues(page);
  expect(received).toEqual([]);
  await context.setOffline(false);
  await expectOutcome(page, texts.accepted);
  expect(received).toHaveLength(1);
});

test("a machine that fills in every field is thanked, and nothing is sent", async ({
  page,
  receive,
}) => {
  const received = await receive(accept);
  await openFilled(page);
  await formField(page, "website").evaluate((trap: HTMLInputElement) => {
    trap.value = "https://spam.example";
  });
  await submitButton(page).click();
  await expectOutcome(page, texts.accepted);
  expect(received).toEqual([]);
});

test("sent before React has started, it is delivered once", async ({ page, receive }) => {
  const received = await receive(accept);
  await page.clock.install();
  const release = await holdReact(page);
  await page.goto("/adyakshar");
  await fillForm(page);
  await submitButton(page).click();
  expect(await page.evaluate(() => window.boot?.isBooted)).toBe(false);
  release();
  await expectOutcome(page, texts.accepted);
  expect(received).toHaveLength(1);
});

/** Fills in and sends the form, and returns the fields that the browser itself posts. */
async function expectNativePost(page: Page, loseScripts = () => {}) {
  const posts: unknown[] = [];
  await page.route(endpoint, async (route) => {
    posts.push(Object.fromEntries(new URLSearchParams(route.request().postData() ?? "")));
    await route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Thanks</title>" });
  });
  await page.goto("/adyakshar");
  await fillForm(page);
  await submitButton(page).click();
  loseScripts();
  await expect(page).toHaveURL(endpoint);
  const message = formValues.message.replace("\n", "\r\n");
  expect(posts).toEqual([{ ...formValues, message, website: "" }]);
}

test("where the scripts cannot be had, the browser posts the form", async ({
  page,
  receive: _,
}) => {
  await loseReact(page);
  await expectNativePost(page);
});

test("sent before the scripts are lost, it is posted once", async ({ page, receive: _ }) => {
  await expectNativePost(page, await holdReact(page, "abort"));
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the browser posts the form", async ({ page, receive: _ }) => {
    await expectNativePost(page);
  });
});
