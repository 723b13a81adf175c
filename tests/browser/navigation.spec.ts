import type { Page } from "@playwright/test";
import { quantumHome } from "#app/content/quantum/home.ts";
import { solutionsMenu } from "#app/content/quantum/navigation.ts";
import { notFound } from "#app/content/quantum/not-found.ts";
import { siteOf } from "#app/lib/href.ts";
import { expectAnnouncement } from "../support/announcements.ts";
import { servicePages } from "../support/built-site.ts";
import { breakReact, loseReact } from "../support/contact-form.ts";
import {
  expect,
  headerLink,
  holdFiles,
  isSameDocument,
  markDocument,
  openAndBoot,
  scrollTo,
  scrollTop,
  test,
  waitForBoot,
  waitThreeFrames,
} from "../support/page.ts";

test("Back to a page whose files are not here yet keeps the shown page until they are", async ({
  page,
}) => {
  await openAndBoot(page, "/about");
  await scrollTo(page, 400);
  await headerLink(page, "/technologies").click();
  await expect(page).toHaveURL("/technologies");
  await page.reload();
  await waitForBoot(page);
  const release = await holdFiles(page, /\/assets\/.*\.js$/);
  const headline = await page.locator("h1").innerText();
  const request = page.waitForRequest(/\/assets\/.*\.js$/);
  await page.evaluate(() => history.back());
  await request;
  await expect(page.locator("h1")).toHaveText(headline);
  release();
  await expect(page.locator("h1")).not.toHaveText(headline);
  await expect.poll(() => scrollTop(page)).toBe(400);
});

test.describe("on a phone", () => {
  // Without a touch screen: its emulation ends before the page is left, whose place is then stored without it.
  test.use({ viewport: { width: 390, height: 844 } });

  for (const address of [
    "/#pricing-section",
    "/adyakshar#our-team",
    "/tokenization#cnsa",
    "/industries",
  ]) {
    test(`${address} shows what it names, and two reloads leave it there`, async ({ page }) => {
      // Where the site's own type has not come yet, lines break elsewhere for a moment.
      const settled = async () => {
        await waitForBoot(page);
        await page.evaluate(() => document.fonts.ready);
      };
      await page.goto(address);
      await settled();
      const [, anchor] = address.split("#");
      if (anchor) await expect(page.locator(`#${anchor}`)).toBeInViewport();
      else await scrollTo(page, 3000);
      const place = await scrollTop(page);
      expect(place).toBeGreaterThan(0);
      for (let reload = 1; reload <= 2; reload++) {
        await page.reload();
        await settled();
        expect(await scrollTop(page), `after reload ${reload}`).toBe(place);
      }
    });
  }
});

test("crosses from one site to the other and back, by a page load each", async ({ page }) => {
  await openAndBoot(page, "/adyakshar");
  await markDocument(page);
  await page.locator('main a[href="/"]').first().click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("[data-site=quantum]")).toBeVisible();
  // Both sheets at once would let one site's rules override the other's.
  await expect(page.locator("head style")).toHaveCount(1);
  expect(await isSameDocument(page)).toBe(false);
  await waitForBoot(page);
  await page.locator('footer a[href="/adyakshar"]').click();
  await expect(page).toHaveURL("/adyakshar");
  await expect(page.locator("[data-site=lab]")).toBeVisible();
  await page.goBack();
  await expect(page.locator("[data-site=quantum]")).toBeVisible();
});

test("Return to Home shows the home page, also from /features/constructor", async ({
  page,
  complaints,
}) => {
  await openAndBoot(page, "/features/constructor");
  await page.getByRole("link", { name: notFound.home.label }).click();
  await expect(page).toHaveURL("/");
  await waitForBoot(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(quantumHome.hero.title);
  complaints.forget(/status of 404/);
});

test("fetches a page's files on intent, once", async ({ page }) => {
  await openAndBoot(page, "/");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  const link = headerLink(page, "/technologies");
  await link.hover();
  await expect
    .poll(() => requests.filter((path) => /\/assets\/[^/]*\.js$/.test(path)))
    .not.toEqual([]);
  await page.waitForLoadState("networkidle");
  await link.click();
  await expect(page).toHaveURL("/technologies");
  expect(new Set(requests).size).toBe(requests.length);
});

test("a lost connection keeps the page and says so only when the visitor acts", async ({
  page,
  context,
  complaints,
}) => {
  await openAndBoot(page, "/");
  await markDocument(page);
  await context.setOffline(true);
  const notice = page.getByText("The connection is lost.");
  await expect(notice).toHaveCount(0);
  await expectAnnouncement(page, "The connection is lost.", () =>
    headerLink(page, "/technologies").click(),
  );
  await expect(notice).toBeVisible();
  await expect(page).toHaveURL("/");
  expect(await isSameDocument(page)).toBe(true);
  await context.setOffline(false);
  await headerLink(page, "/technologies").click();
  await expect(page).toHaveURL("/technologies");
  complaints.forget(/ERR_INTERNET_DISCONNECTED/);
});

const statusLine = (page: Page) => page.locator("header [role=status] p").filter({ visible: true });

for (const [path, change, alter] of [
  ["/about", "without its comments", (html: string) => html.replaceAll(/<!--.*?-->/gs, "")],
  [
    "/adyakshar",
    "with another attribute and another element",
    (html: string) => html.replace(/<main([^>]*)>/, "<section$1>").replace("</main>", "</section>"),
  ],
  [
    "/about",
    "with changed scripts",
    (html: string) => html.replaceAll("<script>", "<script data-proxy>"),
  ],
] as const) {
  test(`${path} stays readable if it arrives ${change}`, async ({ page, complaints }) => {
    await page.route(path, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: alter(await response.text()) });
    });
    await page.goto(path);
    const text = await page.locator("h1").innerText();
    await page.waitForFunction(() => window.boot?.isBooted || window.boot?.hasGivenUp);
    await waitThreeFrames(page);
    await expect(page.locator("h1")).toHaveText(text);
    const isBooted = await page.evaluate(() => window.boot?.isBooted);
    await expect(statusLine(page)).toHaveCount(isBooted ? 0 : 1);
    await headerLink(page, path === "/about" ? "/industries" : "#services").click();
    await expect(page).toHaveURL(path === "/about" ? "/industries" : "/adyakshar#services");
    complaints.forget(/./);
  });
}

for (const [fault, spoilReact] of [
  ["cannot be had", loseReact],
  ["are broken", breakReact],
] as const) {
  test(`if React's files ${fault} the page stays usable`, async ({ page, complaints }) => {
    await spoilReact(page);
    await page.goto("/");
    await page.waitForFunction(() => window.boot?.hasGivenUp);
    expect(await page.evaluate(() => window.boot?.isBooted)).toBe(false);
    await expect(statusLine(page), "says so").toBeVisible();
    await page.getByRole("button", { name: solutionsMenu }).click();
    await page.locator('#solutions-menu a[href="/compiler"]').click();
    await expect(page).toHaveURL("/compiler");
    complaints.forget(/ERR_FAILED|vendor/);
  });
}

test("on the alias of the home page the anchor stays on the alias", async ({ page }) => {
  await openAndBoot(page, "/quantumlabs");
  await headerLink(page, "#pricing-section").click();
  await expect(page).toHaveURL("/quantumlabs#pricing-section");
});

for (const [path, hash] of [
  ["/adyakshar", "#%E0%A4%A"],
  ["/research", "#1abc:not("],
  ["/compiler", `#${"x".repeat(5000)}`],
] as const) {
  test(`${path}${hash.slice(0, 20)}: a hash that names nothing does no harm, on load or later`, async ({
    page,
    complaints,
  }) => {
    const away = siteOf(path) === "lab" ? servicePages[0] : "/about";
    await openAndBoot(page, path + hash);
    const headline = await page.locator("h1").innerText();
    await page.evaluate((value) => {
      window.location.hash = `${value}2`;
    }, hash);
    await page.locator(`a[href="${away}"]`).filter({ visible: true }).first().click();
    await expect(page.locator("h1")).not.toHaveText(headline);
    await page.goBack();
    await expect(page.locator("h1")).toHaveText(headline, { useInnerText: true });
    // The router logs this for a hash that cannot be decoded.
    complaints.forget(/not a decodable/);
  });
}

const headTags = (page: Page) =>
  page
    .locator("head :is(title, meta:not([http-equiv]), link[rel=canonical])")
    .evaluateAll((tags) => tags.map((tag) => tag.outerHTML).sort());

test("React adopts the head's tags, also those of a missing page, and a soft navigation replaces every one", async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  const plainPage = await browser.newPage({ baseURL, javaScriptEnabled: false });
  const expectBuiltHead = async (path: string) => {
    await plainPage.goto(path);
    const builtTags = await headTags(plainPage);
    expect(builtTags).not.toEqual([]);
    await expect.poll(() => headTags(page)).toEqual(builtTags);
  };
  await openAndBoot(page, "/");
  await expectBuiltHead("/");
  await headerLink(page, "/industries").click();
  await expectBuiltHead("/industries");
  await page.locator('footer a[href="/adyakshar"]').click();
  // The other site needs a page load.
  await page.waitForURL("/adyakshar");
  await waitForBoot(page);
  await expectBuiltHead("/adyakshar");
  await page.goBack();
  await expectBuiltHead("/industries");
  await openAndBoot(page, "/features/no-such-page");
  await expectBuiltHead("/features/no-such-page");
  await plainPage.close();
  complaints.forget(/404/);
});

test("a solution's picture travels to its page, but not where less motion is asked for", async ({
  page,
}) => {
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    await openAndBoot(page, "/");
    const moved = page.evaluate(
      () =>
        new Promise<(string | null)[]>((resolve) => {
          const start = document.startViewTransition.bind(document);
          document.startViewTransition = (update) => {
            const transition = start(update);
            transition.ready.then(() => {
              const effects = document.getAnimations().map(({ effect }) => effect);
              resolve(effects.map((effect) => (effect as KeyframeEffect).pseudoElement));
            });
            return transition;
          };
        }),
    );
    const [{ href }] = quantumHome.solutions.items;
    await page.locator(`#solutions-section a[href="${href}"]`).click();
    await expect(page).toHaveURL(href);
    const names = await moved;
    const travels = names.includes("::view-transition-group(opening)");
    expect(travels).toBe(reducedMotion === "no-preference");
  }
});
