import { devices } from "@playwright/test";
import { siteConfig } from "../../site.config.ts";
import { expect, openBooted, scrollTop, test } from "../support/page.ts";
import { servicePages } from "../support/routes.ts";

test.describe("the hexagon tiles", () => {
  test("are six links, each with a hidden tooltip that describes it", async ({ page }) => {
    await openBooted(page, "/adyakshar");
    const tiles = page.locator("#home li > a");
    expect(
      await tiles.evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
    ).toEqual(servicePages);
    for (const tile of await tiles.all()) {
      const tooltip = page.locator(`#${await tile.getAttribute("aria-describedby")}`);
      await expect(tooltip).toBeHidden();
      await expect(tile).toHaveAccessibleDescription(/.{30,}/);
    }
  });

  test("show their tooltip under the pointer, and let it be hovered", async ({ page }) => {
    await openBooted(page, "/adyakshar");
    for (const tile of await page.locator("#home li > a").all()) {
      const tooltip = page.locator(`#${await tile.getAttribute("aria-describedby")}`);
      await tile.hover();
      await expect(tooltip).toBeVisible();
      const from = await tile.boundingBox();
      const to = await tooltip.boundingBox();
      if (!from || !to) throw new Error("no box");
      const x = from.x + from.width / 2;
      await page.mouse.move(x, from.y + from.height / 2);
      await page.mouse.move(x, to.y + to.height / 2, { steps: 20 });
      await expect(tooltip).toBeVisible();
      await page.mouse.move(5, 5);
      await expect(tooltip).toBeHidden();
    }
  });

  test("show their tooltip on focus and drop it on Escape", async ({ page }) => {
    await openBooted(page, "/adyakshar");
    const tile = page.locator("#home li > a").nth(2);
    const tooltip = page.locator(`#${await tile.getAttribute("aria-describedby")}`);
    await page.locator("#home a").first().focus();
    while (!(await tile.evaluate((element) => element === document.activeElement))) {
      await page.keyboard.press("Tab");
    }
    await expect(tooltip).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(tooltip).toBeHidden();
    await expect(tile).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Shift+Tab");
    await expect(tooltip).toBeVisible();
  });

  test("drop a hovered tooltip on Escape, without the pointer moving", async ({ page }) => {
    await openBooted(page, "/adyakshar");
    const tile = page.locator("#home li > a").first();
    await tile.hover();
    const tooltip = page.getByRole("tooltip").first();
    await expect(tooltip).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(tooltip).toBeHidden();
  });

  for (const width of [320, 375, 768, 1024, 1440]) {
    test(`keep their tooltips on the screen at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await openBooted(page, "/adyakshar");
      for (const tile of await page.locator("#home li > a").all()) {
        const tooltip = page.locator(`#${await tile.getAttribute("aria-describedby")}`);
        await tile.hover();
        await expect(tooltip).toBeVisible();
        await expect(tooltip).toBeInViewport({ ratio: 1 });
        await page.mouse.move(1, 1);
      }
    });
  }

  test.describe("where nothing hovers", () => {
    const { viewport, userAgent, hasTouch, isMobile, deviceScaleFactor } = devices["Pixel 7"];
    test.use({ viewport, userAgent, hasTouch, isMobile, deviceScaleFactor });

    test("their descriptions can be read on the page", async ({ page }) => {
      await openBooted(page, "/adyakshar");
      const tooltips = page.getByRole("tooltip");
      await expect(tooltips).toHaveCount(6);
      for (const tooltip of await tooltips.all()) {
        await tooltip.scrollIntoViewIfNeeded();
        await expect(tooltip).toBeVisible();
        await expect(tooltip).toBeInViewport({ ratio: 1 });
      }
    });
  });
});

test.describe("the research tabs", () => {
  const names = ["EDA", "FPGA", "Finance"];
  const ids = ["eda", "fpga", "finance"];

  async function expectSelected(page: import("@playwright/test").Page, at: number) {
    for (const [index, name] of names.entries()) {
      const tab = page.getByRole("tab", { name });
      await expect(tab).toHaveAttribute("aria-selected", String(index === at));
      await expect(tab).toHaveAttribute("tabindex", index === at ? "0" : "-1");
      await expect(page.locator(`#${ids[index]}`)).toBeVisible({ visible: index === at });
    }
  }

  test("begin with EDA and follow the pointer", async ({ page }) => {
    await openBooted(page, "/research");
    await expectSelected(page, 0);
    for (const at of [1, 2, 0]) {
      await page.getByRole("tab", { name: names[at] }).click();
      await expectSelected(page, at);
    }
  });

  test("follow arrow keys around the ends, Home and End", async ({ page }) => {
    await openBooted(page, "/research");
    await page.getByRole("tab", { name: "EDA" }).focus();
    for (const [key, at] of [
      ["ArrowRight", 1],
      ["ArrowRight", 2],
      ["ArrowRight", 0],
      ["ArrowLeft", 2],
      ["ArrowLeft", 1],
      ["Home", 0],
      ["End", 2],
    ] as const) {
      await page.keyboard.press(key);
      await expectSelected(page, at);
      await expect(page.getByRole("tab", { name: names[at] })).toBeFocused();
    }
    await page.keyboard.press("Tab");
    await expect(page.locator("#finance")).toBeFocused();
  });

  test("follow focus, however it comes", async ({ page }) => {
    await openBooted(page, "/research");
    await page.getByRole("tab", { name: "FPGA" }).focus();
    await expectSelected(page, 1);
  });

  test("follow the address, on load, by a link and by Back", async ({ page }) => {
    await openBooted(page, "/research#finance");
    await expectSelected(page, 2);
    await expect(page.locator("#finance")).toBeInViewport();
    await openBooted(page, "/industries");
    await page.locator("#semiconductor").getByRole("link", { name: "Research in EDA" }).click();
    await expect(page).toHaveURL("/research#eda");
    await expectSelected(page, 0);
    await page.getByRole("tab", { name: "FPGA" }).click();
    await page.goBack();
    await expect(page).toHaveURL("/industries");
    await page.goForward();
    await expectSelected(page, 1);
  });

  test("an address that names another anchor leaves EDA selected", async ({ page }) => {
    await openBooted(page, "/research#rd-section");
    await expectSelected(page, 0);
    await expect(page.locator("#rd-section")).toBeInViewport();
  });
});

test.describe("the copy button", () => {
  test("puts the address on the clipboard and says so", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openBooted(page, "/contact");
    const button = page.getByRole("main").getByRole("button");
    const label = await button.textContent();
    await button.click();
    await expect(button).not.toHaveText(String(label));
    await expect(page.getByRole("main").getByRole("status")).not.toBeEmpty();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(siteConfig.email);
    await expect(button).toHaveText(String(label), { timeout: 10_000 });
  });

  test("where the clipboard is closed it selects the address", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
      document.execCommand = () => false;
    });
    await openBooted(page, "/contact");
    await page.getByRole("main").getByRole("button").click();
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(siteConfig.email);
    await expect(page.getByRole("main").getByRole("status")).not.toBeEmpty();
  });
});

test.describe("the questions", () => {
  test("open and close by pointer and by key", async ({ page }) => {
    await openBooted(page, "/resources");
    const answers = page.locator("#faq details");
    await expect(answers).toHaveCount(4);
    const first = answers.first();
    await expect(first).not.toHaveAttribute("open");
    await first.locator("summary").click();
    await expect(first).toHaveAttribute("open");
    await first.locator("summary").press("Enter");
    await expect(first).not.toHaveAttribute("open");
    await first.locator("summary").press("Space");
    await expect(first.locator("summary + *")).toBeVisible();
  });

  test("open where an address names their answer", async ({ page }) => {
    await openBooted(page, "/resources");
    const id = await page.locator("#faq details [id]").last().getAttribute("id");
    await page.goto("about:blank");
    await openBooted(page, `/resources#${id}`);
    await expect(page.locator(`#${id}`)).toBeVisible();
    await expect(page.locator(`#${id}`)).toBeInViewport();
    expect(await scrollTop(page)).toBeGreaterThan(0);
  });
});
