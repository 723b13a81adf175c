import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { compilerPage } from "#app/content/quantum/compiler.ts";
import { contactPage } from "#app/content/quantum/contact.ts";
import { quantumHome } from "#app/content/quantum/home.ts";
import { legalPage } from "#app/content/quantum/legal.ts";
import { offers } from "#app/content/quantum/offers.ts";
import { resourcesPage } from "#app/content/quantum/resources.ts";
import { simulationPage } from "#app/content/quantum/simulation.ts";
import { serviceCards } from "#app/content/services/cards.ts";
import { serviceTemplate } from "#app/content/services/template.ts";
import { expect, openAndBoot, test, waitForBoot } from "../support/page.ts";

/** One press of a visitor, and the thing that must then be on the screen without scrolling. */
interface Step {
  press: (page: Page) => Locator;
  see: (page: Page) => Locator;
}

interface Errand {
  start: string;
  /** Three presses at most: nobody has more than a minute. */
  steps: readonly [Step] | readonly [Step, Step] | readonly [Step, Step, Step];
}

const link =
  (name: string | RegExp, within = "main") =>
  (page: Page) =>
    page.locator(within).getByRole("link", { name }).first();
const heading = (name: string) => (page: Page) => page.getByRole("heading", { name }).first();
const letter = link(contactPage.message.write, "main :target");

const errands: Readonly<Record<string, Errand>> = {
  bank: {
    start: "/",
    steps: [
      { press: link(/^Banks/), see: link(resourcesPage.bank.roadmap, "#bank") },
      { press: link(offers.blueprint.link.label, "#bank"), see: letter },
    ],
  },
  engineer: {
    start: "/compiler",
    steps: [
      {
        press: link(compilerPage.hero.action.label),
        see: (page) => page.locator("#compiler textarea"),
      },
      {
        press: link(compilerPage.peers.link.label),
        see: (page) => page.locator("#routing-benchmark"),
      },
    ],
  },
  chemist: {
    start: "/",
    steps: [
      { press: link("See the solvers"), see: heading(simulationPage.hero.title) },
      { press: link(offers.pilot.link.label, "#pilot"), see: letter },
    ],
  },
  founder: {
    start: "/adyakshar",
    steps: [
      { press: link(serviceCards["ai-ml-nlp"].title), see: (page) => page.locator("h1") },
      {
        press: link(serviceTemplate.getStarted.label),
        see: link(quantumHome.contact.lab.link.label),
      },
      { press: link(quantumHome.contact.lab.link.label), see: (page) => page.locator("textarea") },
    ],
  },
  purchaser: {
    start: "/",
    steps: [
      { press: link("Privacy, imprint, terms", "footer"), see: heading(legalPage.hero.title) },
      {
        press: link(legalPage.hero.action.label),
        see: link(legalPage.procurement.vendorFile.label),
      },
      { press: link(legalPage.procurement.links[0].label), see: heading(contactPage.terms.title) },
    ],
  },
};

for (const width of [390, 1440]) {
  const height = width < 600 ? 844 : 900;
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height }, hasTouch: width < 600 });

    for (const [name, { start, steps }] of Object.entries(errands)) {
      test(`the errand of the ${name} is done in ${steps.length} presses`, async ({ page }) => {
        const film = [];
        await openAndBoot(page, start);
        film.push(await frame(page));
        for (const { press, see } of steps) {
          await press(page).click();
          await waitForBoot(page);
          await expect(see(page)).toBeInViewport();
          film.push(await frame(page));
        }
        await keep(page, film, `${name}-${width}`);
      });
    }
  });
}

/** `FILM=FOLDER npm run test:browser -- errands` keeps a picture of each step, side by side. */
const folder = process.env.FILM;

async function frame(page: Page): Promise<Buffer> {
  return folder ? await page.screenshot() : Buffer.of();
}

async function keep(page: Page, frames: readonly Buffer[], name: string) {
  if (!folder) return;
  await page.goto("about:blank");
  const pictures = frames.map((frame) => {
    return `<img height="480" src="data:image/png;base64,${frame.toString("base64")}">`;
  });
  const style = "display: inline-flex; gap: 12px; margin: 0; background: #888";
  await page.setContent(`<body style="${style}">${pictures.join("")}</body>`);
  const path = join(folder, `${name}.jpg`);
  await page.locator("body").screenshot({ path, quality: 70 });
}
