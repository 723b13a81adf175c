import type { Page } from "@playwright/test";
import { runWords } from "#app/content/instruments.ts";
import { compilerWords } from "#app/content/quantum/compiler-instrument.ts";
import { handshakeWords } from "#app/content/quantum/handshake.ts";
import { programWords } from "#app/content/quantum/program-words.ts";
import { simulatorWords } from "#app/content/quantum/simulator-instrument.ts";
import { axeViolations } from "../support/axe.ts";
import * as compiler from "../support/compiler.ts";
import * as handshake from "../support/handshake.ts";
import {
  type InstrumentName,
  instrumentNames,
  instrumentOn,
  qasmHead,
} from "../support/instruments.ts";
import { test } from "../support/one-tab.ts";
import { misfits } from "../support/overflow.ts";
import { expect, openAndBoot } from "../support/page.ts";
import * as simulator from "../support/simulator.ts";

test.describe.configure({ timeout: 180_000 });
test.use({ actionTimeout: 30_000 });

interface Ways {
  /** From its own button, which has been pressed, on: by keys alone. */
  work(page: Page): Promise<void>;
  /** Chooses something, and says what of it the address has. */
  choose(page: Page): Promise<string>;
  isKept(page: Page): Promise<void>;
  /** Brings it to where it needs the most room. */
  widen(page: Page): Promise<void>;
}

/** A gate whose line is longer than any screen is wide. */
const longGate = `rz(${"0.1 + ".repeat(60)}pi) q[4];`;

const { devices, results, verdicts } = compilerWords;
const { controls, outcomes, quorum } = handshakeWords;
const program = `${qasmHead}qubit[2] q;\nh q[0];\ncz q[0], q[1];\n`;

const ways: Readonly<Record<InstrumentName, Ways>> = {
  compiler: {
    async work(page) {
      const { choice, editor, preset, row, section } = compiler;
      await page.keyboard.press("Tab");
      await expect(preset(page, "parityPhase")).toBeFocused();
      await page.keyboard.press("ArrowRight");
      await expect(preset(page, "ghz")).toBeChecked();
      await expect(row(page, results.names.ours)).toContainText("line-3");
      await page.keyboard.press("Tab");
      await expect(section(page).getByRole("slider", { name: programWords.qubits })).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(editor(page)).toBeFocused();
      await page.keyboard.press("Tab");
      await page.keyboard.press("ArrowRight");
      await expect(choice(page, devices.ring)).toBeChecked();
      await expect(row(page, results.names.ours)).toContainText("ring-3");
    },
    async choose(page) {
      await compiler.editor(page).fill(program);
      await compiler.choice(page, "CZ").check();
      return "basis=cz";
    },
    async isKept(page) {
      await expect(compiler.editor(page)).toHaveValue(program);
      await expect(compiler.choice(page, devices.ring)).toBeChecked();
      await expect(compiler.choice(page, "CZ")).toBeChecked();
      await expect(compiler.verdict(page)).toContainText(verdicts.proved.lead);
    },
    async widen(page) {
      const { choice, editor, row, section } = compiler;
      await editor(page).fill(`${qasmHead}qubit[5] q;\n${longGate}\n`);
      await expect(row(page, results.names.ours)).toContainText("ring-5");
      // A device that is too small.
      await choice(page, devices.edges).check();
      await expect(section(page)).toContainText(runWords.stale);
    },
  },
  simulator: {
    async work(page) {
      await page.keyboard.press("Tab");
      await expect(simulator.preset(page, "grover")).toBeFocused();
      await page.keyboard.press("ArrowRight");
      await expect(simulator.preset(page, "ghz")).toBeChecked();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Home");
      await expect(simulator.outcomeRows(page).first().locator("code")).toHaveText(/^[01]{2}$/);
    },
    async choose(page) {
      await simulator.preset(page, "estimation").check();
      await simulator.method(page, "mps").check();
      await bond(page).press("ArrowRight");
      return "chi=16";
    },
    async isKept(page) {
      await expect(simulator.preset(page, "estimation")).toBeChecked();
      await expect(simulator.method(page, "mps")).toBeChecked();
      await expect(bond(page)).toHaveAttribute("aria-valuetext", "16");
    },
    async widen(page) {
      await simulator.preset(page, "vqe").check();
      await simulator.smallestBond(page);
      // As many bits as there can be.
      await simulator.editor(page).fill(`${qasmHead}qubit[20] q;\n${longGate}\n`);
      await expect(simulator.outcomeRows(page).first().locator("code")).toHaveText(/^[01]{20}$/);
    },
  },
  handshake: {
    async work(page) {
      await page.keyboard.press("Tab");
      await expect(handshake.choice(page, controls.profiles.commercial.label)).toBeFocused();
      await page.keyboard.press("Tab");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowDown");
      await expect(handshake.choice(page, controls.flips.serverShare.label)).toBeFocused();
      await expect(handshake.verdict(page, "agreement")).toContainText(outcomes.latticeServer.lead);
    },
    async choose(page) {
      await handshake.choice(page, controls.profiles.cnsa.label).check();
      await handshake.choice(page, controls.flips.signature.label).check();
      await transfer(page).fill("Burn 5, naïve");
      return "transfer=";
    },
    async isKept(page) {
      await expect(handshake.choice(page, controls.profiles.cnsa.label)).toBeChecked();
      await expect(handshake.choice(page, controls.flips.signature.label)).toBeChecked();
      await expect(transfer(page)).toHaveValue("Burn 5, naïve");
      await expect(handshake.verdict(page, "agreement")).toContainText(outcomes.unsigned.lead);
    },
    async widen(page) {
      await handshake.choice(page, controls.flips.clientShare.label).check();
      await expect(handshake.verdict(page, "agreement")).not.toContainText(outcomes.unsigned.lead);
    },
  },
};

const bond = (page: Page) =>
  simulator.section(page).getByRole("slider", { name: simulatorWords.chi });
const transfer = (page: Page) => handshake.section(page).getByLabel(quorum.transfer);

for (const name of instrumentNames) {
  test(`${name}: is worked by keyboard alone, keeps its settings through reload and Back, and fits every width`, async ({
    page,
  }) => {
    const { path, id, start, verdict } = instrumentOn(page, name);
    const { work, choose, isKept, widen } = ways[name];
    await test.step("by keyboard alone", async () => {
      await openAndBoot(page, path);
      await start.focus();
      await page.keyboard.press("Enter");
      await expect(verdict.first().locator("strong")).toBeVisible();
      await work(page);
    });
    await test.step("through reload and Back, on a phone, beside the page's anchors", async () => {
      const written = await choose(page);
      await expect.poll(() => page.evaluate(() => location.hash)).toContain(written);
      await page.setViewportSize({ width: 320, height: 900 });
      await page.reload();
      await isKept(page);
      await page.locator('footer a[href="/about"]').first().click();
      await expect(page).toHaveURL(/\/about$/);
      await page.goBack();
      await isKept(page);
      await page.evaluate(() => {
        location.hash = "#main";
      });
      await isKept(page);
      expect(await page.evaluate(() => location.hash)).toBe("#main");
    });
    await test.step("fits every width, has no small target and nothing that axe finds", async () => {
      await widen(page);
      // What is being replaced is dimmed.
      await expect(page.locator(`#${id} [aria-busy=true]`)).toHaveCount(0);
      await page.evaluate((own) => {
        // The rest of the page has tests of its own.
        for (const other of document.querySelectorAll(`main section:not(:has(#${own}), #${own} *)`))
          other.remove();
        // Targets are measured where they stand: none under the header, which stays in place.
        scrollTo({ top: 0, behavior: "instant" });
      }, id);
      for (const width of [320, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        // Between a phone and a desk nothing is new to axe.
        if (width !== 768) expect(await axeViolations(page), `${width} px`).toEqual([]);
        // What is written in an editor scrolls.
        expect(await misfits(page, "[data-whole]"), `${width} px`).toEqual([]);
      }
    });
  });
}
