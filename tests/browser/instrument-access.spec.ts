import { instrumentWords } from "#app/instruments/kit/words.ts";
import { expectAnnouncement, listen } from "../support/announcements.ts";
import { textContrasts } from "../support/contrast.ts";
import { type LoadedFile, recordFiles, sumSizes } from "../support/first-visit.ts";
import { focusFaults, tabTargets } from "../support/focus.ts";
import { instrumentNames, instrumentOn, qasmHead } from "../support/instruments.ts";
import { expect, headerLink, openAndBoot, test } from "../support/page.ts";
import { pageBudgets } from "../support/page-budgets.ts";

test.describe.configure({ timeout: 120_000 });

const viewports = [
  { width: 390, height: 700 },
  { width: 1280, height: 720 },
];

for (const name of instrumentNames) {
  test(`${name}: it says that it is ready, its verdict and what a program lacks, has a name as it takes the focus, no word is faint for who asks for more contrast, and nothing lies over what Tab reaches, there and back`, async ({
    page,
  }) => {
    const { path, outcome, section, startButton, verdict, editor } = instrumentOn(page, name);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openAndBoot(page, path);
    await expectAnnouncement(page, instrumentWords.ready, () => startButton.press("Enter"));
    await expect(verdict.first()).toContainText(outcome);
    await expect(section).toBeFocused();
    await expect(section).toHaveRole("group");
    const title = page.locator("section").filter({ has: section }).locator("h2").first();
    await expect(section).toHaveAccessibleName(await title.innerText());
    await page.emulateMedia({ contrast: "more" });
    const faint = (await textContrasts(page, `#${name}`)).filter(({ ratio }) => ratio < 7);
    // The field's own letters are transparent, because colored ones lie under them.
    expect(faint.filter(({ color }) => color !== "rgba(0, 0, 0, 0)")).toEqual([]);
    await page.emulateMedia({ contrast: null });
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      const faults = await focusFaults(page, `#${name} :is(${tabTargets})`);
      // The program's field is taller than its frame, which scrolls and is marked instead.
      expect
        .soft(
          faults.filter((fault) => !fault.includes("OPENQASM")),
          `${viewport.width} px`,
        )
        .toEqual([]);
    }
    // Nothing is lost in forced colors either.
    await page.emulateMedia({ forcedColors: "active" });
    expect((await textContrasts(page)).filter(({ ratio }) => ratio < 3)).toEqual([]);
    await page.emulateMedia({ forcedColors: null });
    if (name === "handshake") return;
    const source = await editor.inputValue();
    const told = await listen(page);
    await editor.fill("OPENQASM 3.0;\nnonsense q;\n");
    await expect(verdict).toContainText("nonsense");
    const fault = await verdict.locator("p").innerText();
    await expect.poll(told).toContainEqual(expect.stringContaining(fault));
    await expectAnnouncement(page, outcome, () => editor.fill(source));
  });
}

// All instruments open by the same code.
test("without a connection an instrument's button says so, and works once there is one", async ({
  page,
  context,
  complaints,
}) => {
  const { path, startButton, section, firstResult } = instrumentOn(page, "handshake");
  await openAndBoot(page, path);
  await startButton.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await startButton.click();
  await expect(section.getByText(instrumentWords.offline)).not.toHaveCount(0);
  await context.setOffline(false);
  await startButton.click();
  await expect(firstResult).toBeVisible();
  complaints.forget(/ERR_INTERNET/);
});

test("an instrument loads only when it is asked for, and keeps its budget", async ({ page }) => {
  const scripts: LoadedFile[][] = [];
  for (const name of instrumentNames) {
    const { path, startButton, firstResult } = instrumentOn(page, name);
    const { files, stop } = recordFiles(page);
    await openAndBoot(page, path);
    await startButton.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    const before = new Set(files.splice(0).map((file) => file.path));
    await startButton.click();
    await expect(firstResult).toBeVisible();
    stop();
    scripts.push(files.filter((file) => file.path.endsWith(".js") && !before.has(file.path)));
  }
  const [compiler, simulator, handshake] = scripts;
  const both = new Map([...compiler, ...simulator].map((file) => [file.path, file]));
  for (const [files, budget] of [
    [handshake, pageBudgets.handshake],
    [compiler, pageBudgets.circuitInstrument],
    [simulator, pageBudgets.circuitInstrument],
    [[...both.values()], pageBudgets.circuitInstruments],
  ] as const) {
    expect.soft(sumSizes(files)).toBeLessThanOrEqual(budget);
    // Less would say that its code had come with the page.
    expect.soft(sumSizes(files)).toBeGreaterThan(budget / 2);
  }
});

test("the compiler: a fault is told once, places and the shown line have words", async ({
  page,
}) => {
  const { path, section, editor } = instrumentOn(page, "compiler");
  await openAndBoot(page, `${path}#compiler?`);
  await expect(section.getByRole("img", { name: /q0 on place \d/ })).toBeVisible();
  const line = section.getByRole("listitem").getByRole("button").nth(1);
  await line.click();
  await expect(line).toHaveAttribute("aria-pressed", "true");
  await editor.fill(`${qasmHead}qubit[2] q;\nnonsense q[0];\n`);
  await expect(editor).toHaveAttribute("aria-invalid", "true");
  await expect(section.getByRole("status").filter({ hasText: "nonsense" })).toHaveCount(1);
});

test("a navigation without a page load is said by the new page's title", async ({ page }) => {
  await openAndBoot(page, "/");
  for (const path of ["/industries", "/technologies"]) {
    const before = await page.title();
    const told = await listen(page);
    await headerLink(page, path).click();
    await expect(page).not.toHaveTitle(before);
    await expect.poll(told).toContainEqual(expect.stringContaining(await page.title()));
    await expect(page.locator("h1")).toBeFocused();
  }
});
