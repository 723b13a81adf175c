import type { Locator, Page } from "@playwright/test";
import { solutionsMenu } from "#app/content/quantum/navigation.ts";
import { axeViolations } from "../support/axe.ts";
import { holdReact, loseReact } from "../support/contact-form.ts";
import {
  expect,
  headerLink,
  openAndBoot,
  openWithoutAnchors,
  scrollTo,
  test,
  waitForBoot,
} from "../support/page.ts";

const hrefsIn = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));

const transparent = "rgba(0, 0, 0, 0)";

for (const [path, threshold] of [
  ["/adyakshar", 50],
  ["/research", 20],
] as const) {
  test(`${path}: the header changes beyond ${threshold} px, not at it, and lies over no text transparently, with late scripts or none`, async ({
    page,
  }) => {
    const release = await holdReact(page);
    await page.goto(path);
    const header = page.locator("header").first();
    await scrollTo(page, 1500);
    await expect(header).not.toHaveCSS("background-color", transparent);
    release();
    await waitForBoot(page);
    await scrollTo(page, 0);
    await expect(header).toHaveCSS("background-color", transparent);
    const height = (await header.boundingBox())?.height;
    await scrollTo(page, threshold);
    await expect(header).not.toHaveAttribute("data-scrolled");
    await scrollTo(page, threshold + 1);
    await expect(header).toHaveAttribute("data-scrolled", "true");
    expect((await header.boundingBox())?.height).toBe(height);
    await scrollTo(page, threshold);
    await expect(header).not.toHaveAttribute("data-scrolled");
    await loseReact(page);
    await page.reload();
    await scrollTo(page, 1500);
    await expect(header).not.toHaveCSS("background-color", transparent);
  });
}

test("the lab's header leads to its six anchors, the other site and Get Started", async ({
  page,
}) => {
  await openAndBoot(page, "/adyakshar");
  const links = page.locator("header nav a").filter({ visible: true });
  const anchors = ["home", "about", "services", "technologies", "our-team", "contact"];
  const own = (anchor: string) => `/adyakshar#${anchor}`;
  expect(await hrefsIn(links)).toEqual([...anchors.map(own), "/", own("contact")]);
});

test("the lab's header stands on the ground a page opens on, until it is scrolled", async ({
  page,
}) => {
  await openAndBoot(page, "/features/cloud-big-data");
  const header = page.locator("header").first();
  const opening = page.locator("main [data-ground]").first();
  const ground = await opening.evaluate((one) => getComputedStyle(one).backgroundColor);
  await expect(header).toHaveCSS("background-color", ground);
  await scrollTo(page, 60);
  await expect(header).not.toHaveCSS("background-color", ground);
});

test.describe("the Solutions menu", () => {
  const links = ["/compiler", "/tokenization", "/simulation", "/research", "/#solutions-section"];

  test("opens and closes by pointer and on choice, under its button at every width, lists the solutions, and gives axe nothing to find", async ({
    page,
  }) => {
    await openAndBoot(page, "/");
    await expectUnderButton(page);
    const button = page.getByRole("button", { name: solutionsMenu });
    const panel = page.locator("#solutions-menu");
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await expect(panel).toBeHidden();
    await button.click();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(panel).toBeVisible();
    expect(await hrefsIn(panel.locator("a"))).toEqual(links);
    expect(await axeViolations(page, "header")).toEqual([]);
    await button.click();
    await expect(panel).toBeHidden();
    await button.click();
    await page.mouse.click(700, 800);
    await expect(panel).toBeHidden();
    await button.click();
    await panel.locator('a[href="/tokenization"]').click();
    await expect(page).toHaveURL("/tokenization");
    await expect(panel).toBeHidden();
  });

  test.describe("without anchor positioning", () => {
    test.use({ bypassCSP: true });

    test("opens under its button at every width", async ({ page }) => {
      await openWithoutAnchors(page, "/");
      // The button moves, as it would with a further link of an owner.
      await page
        .locator("header nav ul")
        .first()
        .evaluate((list) => {
          list.append(Object.assign(document.createElement("li"), { textContent: "One more" }));
        });
      await expectUnderButton(page);
    });
  });

  async function expectUnderButton(page: Page) {
    const opener = page.getByRole("button", { name: solutionsMenu });
    const menu = page.locator("#solutions-menu");
    for (const width of [1024, 1920, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await opener.click();
      await expect(menu).toBeVisible();
      const button = await opener.boundingBox();
      const panel = await menu.boundingBox();
      if (!button || !panel) throw new Error("no box");
      expect(panel.y).toBeGreaterThanOrEqual(button.y + button.height);
      expect(panel.y).toBeLessThan(button.y + button.height + 24);
      // Its words begin at the same place as the button's.
      expect(Math.abs(panel.x + 20 - button.x)).toBeLessThan(20);
      await page.keyboard.press("Escape");
      await expect(menu).toBeHidden();
    }
  }

  test("works by keyboard: Enter, Space, Escape, Tab order, blur", async ({ page }) => {
    await openAndBoot(page, "/about");
    const button = page.getByRole("button", { name: solutionsMenu });
    const panel = page.locator("#solutions-menu");
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(panel).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(panel.locator("a").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await page.keyboard.press("Space");
    await expect(panel).toBeVisible();
    for (let step = 0; step <= links.length; step++) await page.keyboard.press("Tab");
    await expect(panel).toBeHidden();
    await expect(headerLink(page, "/industries")).toBeFocused();
  });
});

test("fields and menus keep an edge in forced colors", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openAndBoot(page, "/adyakshar");
  for (const field of await page.locator("#contact").getByRole("textbox").all()) {
    const edge = await field.evaluate((element) => getComputedStyle(element).borderBottomWidth);
    expect(Number.parseFloat(edge)).toBeGreaterThan(0);
  }
  await openAndBoot(page, "/");
  await page.getByRole("button", { name: solutionsMenu }).click();
  const edge = await page
    .locator("#solutions-menu")
    .evaluate((element) => getComputedStyle(element).borderTopWidth);
  expect(Number.parseFloat(edge)).toBeGreaterThan(0);
});

const zooms = [
  { width: 720, height: 450 },
  { width: 320, height: 256 },
];

for (const path of ["/", "/adyakshar"]) {
  test(`${path}: the menu can be used to its end at 200 and 400 %`, async ({ page }) => {
    await openAndBoot(page, path);
    for (const viewport of zooms) {
      await page.setViewportSize(viewport);
      await page.getByRole("button", { name: "Menu" }).click();
      const links = page.locator("#site-menu a").filter({ visible: true });
      for (let step = await links.count(); step > 0; step--) await page.keyboard.press("Tab");
      await expect(links.last()).toBeFocused();
      await expect(links.last()).toBeInViewport({ ratio: 0.9 });
      await page.keyboard.press("Escape");
    }
  });
}
