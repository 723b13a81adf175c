import type { Page } from "@playwright/test";
import { compilerWords } from "#app/instruments/compiler/words.ts";
import { handshakeWords } from "#app/instruments/handshake/words.ts";
import { runWords } from "#app/instruments/kit/words.ts";
import { programWords } from "#app/instruments/program/words.ts";
import { axeViolations } from "../support/axe.ts";
import {
  compilerOn,
  handshakeOn,
  type InstrumentName,
  instrumentNames,
  instrumentOn,
  qasmHead,
  simulatorOn,
} from "../support/instruments.ts";
import { recordShifts, takeShifts } from "../support/layout-shift.ts";
import { misfits } from "../support/overflow.ts";
import { expect, openAndBoot, test, waitThreeFrames } from "../support/page.ts";

test.describe.configure({ timeout: 180_000 });
test.use({ actionTimeout: 30_000 });

interface Ways {
  /** Uses the instrument by keys alone, starting at its own button. */
  workByKeys(): Promise<void>;
  /** Chooses something, and returns what the address holds of it. */
  choose(): Promise<string>;
  expectChoice(): Promise<void>;
  /** Brings it into the state that needs the most room. */
  widen(): Promise<void>;
}

/** A gate whose line is longer than any screen is wide. */
const longGate = `rz(${"0.1 + ".repeat(60)}pi) q[4];`;

const { devices, results } = compilerWords;
const { controls, outcomes } = handshakeWords;
const program = `${qasmHead}qubit[2] q;\nh q[0];\ncz q[0], q[1];\n`;

const waysOf: Readonly<Record<InstrumentName, (page: Page) => Ways>> = {
  compiler: (page) => {
    const { section, editor, presetRadio, choiceRadio, costRow, verdict, outcome } =
      compilerOn(page);
    return {
      async workByKeys() {
        // The device comes first.
        await page.keyboard.press("Tab");
        await expect(choiceRadio(devices.line)).toBeFocused();
        await page.keyboard.press("ArrowRight");
        await expect(choiceRadio(devices.ring)).toBeChecked();
        await page.keyboard.press("Tab");
        await page.keyboard.press("Tab");
        await expect(presetRadio("parityPhase")).toBeFocused();
        await page.keyboard.press("ArrowRight");
        await expect(presetRadio("ghz")).toBeChecked();
        await expect(costRow(results.names.ours)).toContainText("ring-3");
        await page.keyboard.press("Tab");
        await expect(section.getByRole("slider", { name: programWords.qubits })).toBeFocused();
        await page.keyboard.press("Tab");
        await expect(editor).toBeFocused();
      },
      async choose() {
        await editor.fill(program);
        await choiceRadio("CZ").check();
        return "basis=cz";
      },
      async expectChoice() {
        await expect(editor).toHaveValue(program);
        await expect(choiceRadio(devices.ring)).toBeChecked();
        await expect(choiceRadio("CZ")).toBeChecked();
        await expect(verdict).toContainText(outcome);
      },
      async widen() {
        await editor.fill(`${qasmHead}qubit[5] q;\n${longGate}\n`);
        await expect(costRow(results.names.ours)).toContainText("ring-5");
        // A device that is too small.
        await choiceRadio(devices.edges).check();
        await expect(section).toContainText(runWords.stale);
      },
    };
  },
  simulator: (page) => {
    const { editor, presetRadio, methodRadio, bondSlider, outcomeRows, chooseSmallestBond } =
      simulatorOn(page);
    const firstOutcome = outcomeRows.first().locator("code");
    return {
      async workByKeys() {
        await page.keyboard.press("Tab");
        await expect(presetRadio("grover")).toBeFocused();
        await page.keyboard.press("ArrowRight");
        await expect(presetRadio("ghz")).toBeChecked();
        await page.keyboard.press("Tab");
        await page.keyboard.press("Home");
        await expect(firstOutcome).toHaveText(/^[01]{2}$/);
      },
      async choose() {
        await presetRadio("estimation").check();
        await methodRadio("mps").check();
        await bondSlider.press("ArrowRight");
        return "chi=16";
      },
      async expectChoice() {
        await expect(presetRadio("estimation")).toBeChecked();
        await expect(methodRadio("mps")).toBeChecked();
        await expect(bondSlider).toHaveAttribute("aria-valuetext", "16");
      },
      async widen() {
        await presetRadio("vqe").check();
        await chooseSmallestBond();
        // The largest possible number of bits.
        await editor.fill(`${qasmHead}qubit[20] q;\n${longGate}\n`);
        await expect(firstOutcome).toHaveText(/^[01]{20}$/);
      },
    };
  },
  handshake: (page) => {
    const { choiceRadio, verdict } = handshakeOn(page);
    return {
      async workByKeys() {
        await page.keyboard.press("Tab");
        await expect(choiceRadio(controls.profiles.commercial.label)).toBeFocused();
        await page.keyboard.press("Tab");
        await page.keyboard.press("ArrowDown");
        await page.keyboard.press("ArrowDown");
        await expect(choiceRadio(controls.flips.serverShare.label)).toBeFocused();
        await expect(verdict).toContainText(outcomes.latticeServer.lead);
      },
      async choose() {
        await choiceRadio(controls.profiles.cnsa.label).check();
        await choiceRadio(controls.flips.signature.label).check();
        return "flip=signature";
      },
      async expectChoice() {
        await expect(choiceRadio(controls.profiles.cnsa.label)).toBeChecked();
        await expect(choiceRadio(controls.flips.signature.label)).toBeChecked();
        await expect(verdict).toContainText(outcomes.unsigned.lead);
      },
      async widen() {
        await choiceRadio(controls.flips.clientShare.label).check();
        await expect(verdict).not.toContainText(outcomes.unsigned.lead);
      },
    };
  },
};

for (const name of instrumentNames) {
  test(`${name}: is worked by keyboard alone, keeps its settings through reload and Back, and fits every width`, async ({
    page,
  }) => {
    const { path, startButton, firstResult, section } = instrumentOn(page, name);
    const { workByKeys, choose, expectChoice, widen } = waysOf[name](page);
    await test.step("by keyboard alone", async () => {
      await openAndBoot(page, path);
      await startButton.focus();
      await page.keyboard.press("Enter");
      await expect(firstResult).toBeVisible();
      await workByKeys();
    });
    await test.step("through reload and Back, on a phone, beside the page's anchors", async () => {
      const setting = await choose();
      await expect.poll(() => page.evaluate(() => location.hash)).toContain(setting);
      await page.setViewportSize({ width: 320, height: 900 });
      await page.reload();
      await expectChoice();
      await page.locator('footer a[href="/about"]').first().click();
      await expect(page).toHaveURL(/\/about$/);
      await page.goBack();
      await expectChoice();
      await page.evaluate(() => {
        location.hash = "#main";
      });
      await expectChoice();
      expect(await page.evaluate(() => location.hash)).toBe("#main");
      if (name === "handshake") return;
      // The page's own link leads to the instrument as it was left.
      await page.locator(`main a[href$="${path}#${name}"]`).first().click();
      await expectChoice();
      await expect.poll(() => page.evaluate(() => location.hash)).toContain(setting);
    });
    await test.step("fits every width, with nothing that axe finds", async () => {
      await widen();
      // A result that is being replaced is dimmed.
      await expect(section.locator("[aria-busy=true]")).toHaveCount(0);
      await page.evaluate((own) => {
        // The rest of the page has tests of its own.
        for (const other of document.querySelectorAll(`main section:not(:has(#${own}), #${own} *)`))
          other.remove();
        // Targets are measured in place, and at the top of the page none lies under the fixed header.
        scrollTo({ top: 0, behavior: "instant" });
      }, name);
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        // Widths between a phone and a desktop show axe nothing new.
        if (width !== 768) expect(await axeViolations(page), `${width} px`).toEqual([]);
        // Text in an editor scrolls.
        expect(await misfits(page, "[data-whole]"), `${width} px`).toEqual([]);
      }
    });
  });
}

/** A visitor notices more than so much of a screen that moves. */
const MAX_SHIFT_OF_A_RUN = 0.05;

/** Radio buttons by their value or name, which bring results of other lengths one after the other. */
const runs: Readonly<Record<InstrumentName, readonly string[]>> = {
  compiler: ["toffoli", "adder", "grover", "parityPhase"].map(presetName),
  simulator: ["ghz", "ghz50", "estimation", "teleportation", "qaoa", "random"].map(presetName),
  handshake: [controls.profiles.cnsa.label, controls.flips.signature.label],
};

function presetName(id: string): string {
  return programWords.presets[id as keyof typeof programWords.presets];
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  for (const name of instrumentNames) {
    test(`${name}: at ${viewport.width} px its opening, a run and a fault leave in place what is looked at`, async ({
      page,
    }) => {
      const { path, section, startButton, firstResult, editor, verdict } = instrumentOn(page, name);
      await recordShifts(page);
      await page.setViewportSize(viewport);
      await openAndBoot(page, path);
      const expectStill = async (what: string) => {
        // A run is busy from the press on.
        await expect(section.locator("[aria-busy=true]")).toHaveCount(0);
        // Shifts are reported with the next frames.
        await waitThreeFrames(page);
        const { shifts, total } = await takeShifts(page);
        const told = `${what}: ${JSON.stringify(shifts, null, 2)}`;
        expect.soft(total, told).toBeLessThanOrEqual(MAX_SHIFT_OF_A_RUN);
      };
      await startButton.scrollIntoViewIfNeeded();
      await takeShifts(page);
      await startButton.click();
      await expect(firstResult).toBeVisible();
      await expectStill("its opening");
      for (const choice of runs[name]) {
        const radio = section.getByRole("radio", { name: choice }).first();
        await radio.scrollIntoViewIfNeeded();
        await takeShifts(page);
        await radio.check();
        await expectStill(choice);
      }
      if (name === "handshake") return;
      await editor.fill(program);
      await expectStill("a program");
      await editor.fill(`${qasmHead}nonsense q;\n`);
      await expect(verdict).toContainText("nonsense");
      await expectStill("a fault");
    });
  }
}
