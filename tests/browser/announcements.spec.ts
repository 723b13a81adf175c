import { instrumentWords } from "#app/instruments/words.ts";
import { expectAnnouncement, readFocus } from "../support/accessibility-tree.ts";
import { instrumentNames, instrumentOn } from "../support/instruments.ts";
import { test } from "../support/one-tab.ts";
import { expect, headerLink, openAndBoot } from "../support/page.ts";

test("a navigation without a page load is said by the new page's title", async ({ page }) => {
  await openAndBoot(page, "/");
  const titles: string[] = [];
  for (const path of ["/industries", "/technologies"]) {
    const before = await page.title();
    await expectAnnouncement(
      page,
      () => page.title(),
      async () => {
        await headerLink(page, path).click();
        await expect(page).not.toHaveTitle(before);
      },
    );
    titles.push(await page.title());
    const { role, name: heading } = await readFocus(page);
    expect(role).toBe("heading");
    expect(heading).toBe((await page.locator("h1").innerText()).replaceAll("\n", " "));
  }
  expect(new Set(titles).size).toBe(2);
});

test.describe("instruments", () => {
  test.describe.configure({ timeout: 120_000 });

  for (const name of instrumentNames) {
    test(`the ${name} says that it is ready, its verdict and what a program lacks`, async ({
      page,
    }) => {
      const { path, outcome, startButton, verdict, editor } = instrumentOn(page, name);
      await openAndBoot(page, path);
      await expectAnnouncement(page, instrumentWords.ready, () => startButton.click());
      await expect(verdict.first()).toContainText(outcome);
      if (name === "handshake") return;
      const source = await editor.inputValue();
      const fault = () => verdict.locator("p").innerText();
      await expectAnnouncement(page, fault, async () => {
        await editor.fill("OPENQASM 3.0;\nnonsense q;\n");
        await expect(verdict).not.toContainText(outcome);
      });
      await expectAnnouncement(page, outcome, () => editor.fill(source));
    });
  }
});
