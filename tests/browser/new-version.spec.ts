import type { Page } from "@playwright/test";
import { instrumentWords, lateFileWords } from "#app/instruments/kit/words.ts";
import { servicePages } from "../support/built-site.ts";
import { instrumentOn } from "../support/instruments.ts";
import {
  expect,
  headerLink,
  isSameDocument,
  markDocument,
  openAndBoot,
  test,
  waitForBoot,
} from "../support/page.ts";

/** The files that a page would fetch later and that are gone after a deployment. */
const isAsset = (url: URL) => /^\/assets\/.*\.js$/.test(url.pathname);

async function deploy(page: Page) {
  await page.context().route(isAsset, (route) => route.fulfill({ status: 404, body: "" }));
}

/** Serves the new version's files to every page that is loaded from now on. */
async function finishDeployment(page: Page) {
  await page.context().unroute(isAsset);
}

test.afterEach(({ complaints }) => {
  // The tests themselves cause the missing files.
  complaints.forget(/404|module/);
});

const reload = (page: Page) => page.getByRole("button", { name: lateFileWords.reload });

for (const way of ["with a mouse", "by key"] as const) {
  test(`a link followed ${way} brings the new version, and followed again its page`, async ({
    page,
  }) => {
    await openAndBoot(page, "/");
    await markDocument(page);
    await deploy(page);
    const link = headerLink(page, "/technologies");
    const follow = () => (way === "by key" ? link.press("Enter") : link.click());
    await Promise.all([page.waitForEvent("load"), follow()]);
    await expect(page).toHaveURL("/");
    expect(await isSameDocument(page)).toBe(false);
    await finishDeployment(page);
    await follow();
    await expect(page).toHaveURL("/technologies");
    await page.goBack();
    await expect(page).toHaveURL("/");
  });
}

test("Back to a page whose files are gone loads it", async ({ page }) => {
  await page.goto("/industries");
  await openAndBoot(page, "/about");
  await headerLink(page, "/technologies").click();
  await expect(page).toHaveURL("/technologies");
  await page.reload();
  await waitForBoot(page);
  await markDocument(page);
  await deploy(page);
  await Promise.all([page.waitForEvent("load"), page.goBack()]);
  await expect(page).toHaveURL("/about");
  expect(await isSameDocument(page)).toBe(false);
  await finishDeployment(page);
});

test("an instrument that is gone says so, and a reload opens it", async ({ page }) => {
  const { path, section, startButton, firstResult } = instrumentOn(page, "handshake");
  await openAndBoot(page, path);
  await deploy(page);
  await startButton.click();
  await expect(section.getByRole("status")).toHaveText(instrumentWords.failed);
  // Beside the status for screen readers there is a visible sentence.
  await expect(
    section.getByRole("paragraph").filter({ hasText: instrumentWords.failed }),
  ).toBeVisible();
  await finishDeployment(page);
  await reload(page).click();
  await expect(firstResult).not.toBeEmpty();
});

// Compiler and simulator have one worker.
for (const name of ["compiler", "handshake"] as const) {
  test(`${name}: a worker that is gone says so, and a reload goes on with the settings`, async ({
    page,
  }) => {
    // The file is missing for this page, whatever it runs, and there again after the reload.
    let loads = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loads++;
    });
    await page
      .context()
      .route(/worker/, (route) =>
        loads > 1 ? route.continue() : route.fulfill({ status: 404, body: "" }),
      );
    const { path, section, verdict, firstResult } = instrumentOn(page, name);
    await openAndBoot(page, `${path}#${name}?`);
    await expect(verdict.first()).toContainText(lateFileWords.missing);
    await expect(
      section.getByRole("status").filter({ hasText: lateFileWords.missing }),
    ).toBeVisible();
    await section.locator("input[type=radio]:not(:checked)").first().check();
    const chosen = await section.locator("input[type=radio]:checked").first().inputValue();
    await reload(page).first().click();
    await expect(firstResult).not.toBeEmpty();
    expect(await section.locator("input[type=radio]:checked").first().inputValue()).toBe(chosen);
  });
}

test("half of a worker that is gone says so", async ({ page }) => {
  const lost: string[] = [];
  await page.context().route(/(compile-source|simulate-program)/, (route) => {
    lost.push(route.request().url());
    return route.fulfill({ status: 404, body: "" });
  });
  for (const name of ["compiler", "simulator"] as const) {
    const { path, verdict } = instrumentOn(page, name);
    await openAndBoot(page, `${path}#${name}?`);
    await expect(verdict).toContainText(lateFileWords.missing);
    await expect(reload(page)).toBeVisible();
    expect(lost.splice(0), `the half of the ${name}`).not.toEqual([]);
  }
});

test("a figure follows its choice when the files of its version are gone", async ({ page }) => {
  await openAndBoot(page, servicePages[0]);
  const finding = page.getByRole("figure").locator("[aria-live]").first();
  const first = await finding.innerText();
  await deploy(page);
  await page.getByRole("figure").getByRole("radio", { checked: false }).first().check();
  await expect(finding).not.toHaveText(first);
});
