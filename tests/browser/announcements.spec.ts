import { instrumentWords } from "#app/content/instruments.ts";
import { compilerWords } from "#app/content/quantum/compiler-instrument.ts";
import { handshakeWords } from "#app/content/quantum/handshake.ts";
import { quantumHome } from "#app/content/quantum/home.ts";
import { simulatorWords } from "#app/content/quantum/simulator-instrument.ts";
import { expectAnnouncement, readFocus } from "../support/accessibility-tree.ts";
import { instrumentOn } from "../support/instruments.ts";
import { test } from "../support/one-tab.ts";
import { expect, headerLink, openAndBoot } from "../support/page.ts";
import { servicePages } from "../support/routes.ts";

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

test("a service's figure says its finding anew", async ({ page }) => {
  await openAndBoot(page, servicePages[0]);
  const figure = page.getByRole("figure").filter({ has: page.getByRole("radio") });
  const finding = figure.locator("[aria-live]").first();
  const before = await finding.innerText();
  const chosen = await figure.getByRole("radio", { checked: true }).inputValue();
  await figure.getByRole("radio", { checked: false }).first().check();
  await expect(finding).not.toHaveText(before);
  await expectAnnouncement(page, before, () => figure.locator(`[value="${chosen}"]`).check());
});

test.describe("instruments", () => {
  test.describe.configure({ timeout: 120_000 });

  test("the measurement says its count and what it shows", async ({ page }) => {
    const { wave } = quantumHome.hero;
    await openAndBoot(page, "/");
    const press = (name: string) => () => page.getByRole("button", { name, exact: true }).click();
    await expectAnnouncement(
      page,
      `${wave.twoSlits} ${wave.reading("500", 1)}`,
      press(wave.hundred),
    );
    await expectAnnouncement(page, wave.oneSlit, press(wave.close));
  });

  for (const [name, words] of [
    ["compiler", compilerWords.verdicts.proved.lead],
    ["simulator", simulatorWords.verdicts.exact[0]],
  ] as const) {
    test(`the ${name} says that it is ready, its verdict and what a program lacks`, async ({
      page,
    }) => {
      const { path, start, verdict, editor } = instrumentOn(page, name);
      await openAndBoot(page, path);
      await expectAnnouncement(page, instrumentWords.ready, () => start.click());
      await expect(verdict).toContainText(words);
      const source = await editor.inputValue();
      const told = () => verdict.locator("p").innerText();
      await expectAnnouncement(page, told, async () => {
        await editor.fill("OPENQASM 3.0;\nnonsense q;\n");
        await expect(verdict).not.toContainText(words);
      });
      await expectAnnouncement(page, words, () => editor.fill(source));
    });
  }

  test("the handshake says its outcome and the count of approvals", async ({ page }) => {
    const { outcomes, controls, quorum } = handshakeWords;
    const { path, section, start, verdict } = instrumentOn(page, "handshake");
    await openAndBoot(page, path);
    await expectAnnouncement(page, instrumentWords.ready, () => start.click());
    await expect(verdict.first()).toContainText(outcomes.agreed.lead);
    const flip = section
      .locator("label", { hasText: controls.flips.signature.note })
      .getByRole("radio");
    await expectAnnouncement(page, outcomes.unsigned.lead, () => flip.check());
    const approve = (name: string) =>
      section.getByRole("button", { name: `${quorum.approve}, ${name}` }).click();
    const [first, second] = quorum.approvers;
    await expectAnnouncement(page, quorum.held(1, 2), () => approve(first));
    await expectAnnouncement(page, quorum.released, () => approve(second));
  });
});
