import type { Page } from "@playwright/test";
import { axeViolations } from "../support/axe.ts";
import { expect, openAndBoot, test } from "../support/page.ts";

test.describe("the research tabs", () => {
  const names = ["EDA", "FPGA", "Finance"];
  const ids = ["eda", "fpga", "finance"];

  async function expectSelected(page: Page, at: number) {
    for (const [index, name] of names.entries()) {
      const tab = page.getByRole("tab", { name });
      await expect(tab).toHaveAttribute("aria-selected", String(index === at));
      await expect(tab).toHaveAttribute("tabindex", index === at ? "0" : "-1");
      await expect(page.locator(`#${ids[index]}`)).toBeVisible({ visible: index === at });
    }
  }

  test("begin with EDA, follow the pointer, and give axe nothing to find", async ({ page }) => {
    await openAndBoot(page, "/research");
    await expectSelected(page, 0);
    for (const at of [1, 2, 0]) {
      await page.getByRole("tab", { name: names[at] }).click();
      await expectSelected(page, at);
      // The default was asked with the rest of its page.
      if (at === 0) continue;
      expect(await axeViolations(page, "#rd-section"), names[at]).toEqual([]);
    }
  });

  test("follow focus, however it comes, arrow keys around the ends, Home and End", async ({
    page,
  }) => {
    await openAndBoot(page, "/research");
    await page.getByRole("tab", { name: "FPGA" }).focus();
    await expectSelected(page, 1);
    for (const [key, at] of [
      ["ArrowRight", 2],
      ["ArrowRight", 0],
      ["ArrowLeft", 2],
      ["ArrowLeft", 1],
      [" ", 1],
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

  test("follow the address, on load, by a link and by Back, unless it names another anchor", async ({
    page,
  }) => {
    await openAndBoot(page, "/research#rd-section");
    await expectSelected(page, 0);
    await expect(page.locator("#rd-section")).toBeInViewport();
    await page.goto("about:blank");
    await openAndBoot(page, "/research#finance");
    await expectSelected(page, 2);
    await expect(page.locator("#finance")).toBeInViewport();
    await openAndBoot(page, "/industries");
    await page.locator('#semiconductor a[href="/research#eda"]').click();
    await expect(page).toHaveURL("/research#eda");
    await expectSelected(page, 0);
    await page.getByRole("tab", { name: "FPGA" }).click();
    await page.goBack();
    await expect(page).toHaveURL("/industries");
    await page.goForward();
    await expectSelected(page, 1);
  });

  test("follow the footer's links, which share one address", async ({ page }) => {
    await openAndBoot(page, "/about");
    const fields = page.getByRole("contentinfo").locator("a[href$='#rd-section']");
    for (const at of [2, 1, 0, 2]) {
      await fields.nth(at).click();
      await expect(page).toHaveURL("/research#rd-section");
      await expectSelected(page, at);
      await expect(page.locator("#rd-section")).toBeInViewport();
    }
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("the steps of the die show one picture, that of the chosen step", async ({ page }) => {
      await page.goto("/research");
      const field = page.locator("#eda fieldset");
      const pictures = field.locator("img");
      const expectOnly = async (k: number) => {
        await expect(field.getByRole("radio").nth(k)).toBeChecked();
        await expect(pictures.nth(k)).toBeVisible();
        await expect(pictures.filter({ visible: true })).toHaveCount(1);
      };
      await expect(pictures).toHaveCount(6);
      for (const k of [0, 5, 3]) {
        await field.locator("label").nth(k).click();
        await expectOnly(k);
      }
      await page.keyboard.press("ArrowRight");
      await expectOnly(4);
    });
  });
}
