import { instrumentWords } from "#app/content/instruments.ts";
import { handshakeWords } from "#app/content/quantum/handshake.ts";
import { quantumHome } from "#app/content/quantum/home.ts";
import { expectAnnouncement, readFocus } from "../support/accessibility-tree.ts";
import { handshakeOn } from "../support/handshake.ts";
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

  for (const name of ["compiler", "simulator"] as const) {
    test(`the ${name} says that it is ready, its verdict and what a program lacks`, async ({
      page,
    }) => {
      const { path, outcome, startButton, verdict, editor } = instrumentOn(page, name);
      await openAndBoot(page, path);
      await expectAnnouncement(page, instrumentWords.ready, () => startButton.click());
      await expect(verdict).toContainText(outcome);
      const source = await editor.inputValue();
      const fault = () => verdict.locator("p").innerText();
      await expectAnnouncement(page, fault, async () => {
        await editor.fill("OPENQASM 3.0;\nnonsense q;\n");
        await expect(verdict).not.toContainText(outcome);
      });
      await expectAnnouncement(page, outcome, () => editor.fill(source));
    });
  }

  test("the handshake says its outcome and the count of approvals", async ({ page }) => {
    const { outcomes, controls, quorum } = handshakeWords;
    const { path, outcome, startButton, section, agreementVerdict, approverButton } =
      handshakeOn(page);
    await openAndBoot(page, path);
    await expectAnnouncement(page, instrumentWords.ready, () => startButton.click());
    await expect(agreementVerdict).toContainText(outcome);
    const flip = section
      .locator("label", { hasText: controls.flips.signature.note })
      .getByRole("radio");
    await expectAnnouncement(page, outcomes.unsigned.lead, () => flip.check());
    await expectAnnouncement(page, quorum.held(1, 2), () => approverButton(0).click());
    await expectAnnouncement(page, quorum.released, () => approverButton(1).click());
  });
});
