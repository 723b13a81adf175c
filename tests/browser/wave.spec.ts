import type { Page } from "@playwright/test";
import { quantumHome } from "#app/content/quantum/home.ts";
import { thousands } from "#app/lib/format.ts";
import { expectAnnouncement } from "../support/announcements.ts";
import { expect, openAndBoot, scrollTo, test } from "../support/page.ts";

const { wave } = quantumHome.hero;
const STILL_HITS = 400;

const figure = (page: Page) => page.getByRole("figure").filter({ hasText: wave.hundred });
const status = (page: Page) => figure(page).locator("figcaption p").first();
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const detector = (page: Page) => page.getByRole("img", { name: wave.title });
const still = (page: Page) => figure(page).locator("picture img");
const reads = (count: number) => wave.reading(thousands(count), 1);

test("hits are measured by the hundred, which is said aloud, and by a tap on the wave, and their dots never merge", async ({
  page,
}) => {
  await openAndBoot(page, "/");
  await expect(status(page)).toContainText(reads(STILL_HITS));
  const announcement = `${wave.twoSlits} ${reads(STILL_HITS + 100)}`;
  await expectAnnouncement(page, announcement, () => button(page, wave.hundred).click());
  await still(page).click({ force: true });
  await expect(status(page)).toContainText(reads(STILL_HITS + 101));
  for (let presses = 1; presses < 25; presses++) await button(page, wave.hundred).click();
  await expect(status(page)).toContainText("2,901");
  // From some count on each dot stands for several hits.
  await expect(status(page)).not.toContainText(reads(2901));
  const dots = detector(page).locator("[stroke-dasharray]");
  const width = Number(await dots.getAttribute("stroke-width"));
  const gap = Number((await dots.getAttribute("stroke-dasharray"))?.split(" ")[1]);
  expect(width).toBeLessThan(0.8 * gap);
});

test("one slit is closed and opened again, by keyboard too, and each has its own count", async ({
  page,
}) => {
  await openAndBoot(page, "/");
  await button(page, wave.hundred).click();
  await expectAnnouncement(page, wave.oneSlit, () => button(page, wave.close).press("Enter"));
  await expect(status(page)).toHaveText(`${wave.oneSlit} ${reads(STILL_HITS)}`);
  await expect(figure(page)).toHaveAccessibleName(wave.oneSlit);
  await expect(button(page, wave.open)).toBeFocused();
  await expect(page).toHaveURL(/\?slits=1$/);
  await page.keyboard.press("Enter");
  await expect(status(page)).toHaveText(`${wave.twoSlits} ${reads(STILL_HITS + 100)}`);
});

const screens = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
];

test("the first screen holds all of it", async ({ page }) => {
  await openAndBoot(page, "/");
  const title = page.getByRole("heading", { level: 1 });
  const parts = [
    title,
    ...[quantumHome.hero.action, quantumHome.hero.bank].map(({ label }) =>
      page.getByRole("link", { name: label }),
    ),
    still(page),
    detector(page),
    status(page),
    button(page, wave.close),
    button(page, wave.hundred),
  ];
  for (const viewport of screens) {
    await page.setViewportSize(viewport);
    for (const part of parts) await expect.soft(part).toBeInViewport({ ratio: 0.99 });
    const [words, slit] = await Promise.all([
      title.boundingBox(),
      button(page, wave.close).boundingBox(),
    ]);
    expect.soft(slit?.height).toBeGreaterThanOrEqual(44);
    expect.soft(slit?.y).toBeGreaterThan((words?.y ?? 0) + (words?.height ?? 0) - 1);
  }
});

test("the wave comes to rest within five seconds", async ({ page }) => {
  await openAndBoot(page, "/");
  const canvas = figure(page).locator("canvas");
  await expect(canvas).toHaveCSS("opacity", "1", { timeout: 30_000 });
  const picture = async () => (await canvas.screenshot()).toString("hex");
  const begun = Date.now();
  let [shown, moved, alike] = [await picture(), 0, 0];
  const rests = async () => {
    const now = await picture();
    if (now !== shown) moved = Date.now();
    alike = now === shown ? alike + 1 : 0;
    shown = now;
    return moved > 0 && alike === 3;
  };
  await expect.poll(rests, { intervals: [250] }).toBe(true);
  expect(moved - begun).toBeLessThan(5000);
});

test("under reduced motion the still picture follows the slits, and the wave's code is not requested", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const requestedUrls: string[] = [];
  page.on("request", (request) => requestedUrls.push(request.url()));
  await openAndBoot(page, "/");
  const source = () => still(page).evaluate((img: HTMLImageElement) => img.currentSrc);
  const two = await source();
  await button(page, wave.close).click();
  await expect.poll(source).not.toBe(two);
  await expect(figure(page).locator("canvas")).toHaveCSS("opacity", "0");
  await button(page, wave.open).click();
  await expect.poll(source).toBe(two);
  expect(requestedUrls.filter((url) => /\/wave-worker-/.test(url))).toEqual([]);
});

test("the wave rests while nobody can see it", async ({ page }) => {
  await page.addInitScript(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, order, transfer) {
      if (order.kind === "show") document.documentElement.dataset.wave = String(order.isShown);
      postMessage.call(this, order, transfer as StructuredSerializeOptions);
    } as typeof postMessage;
  });
  const order = page.locator("html");
  await openAndBoot(page, "/");
  await expect(order).toHaveAttribute("data-wave", "true", { timeout: 30_000 });
  await scrollTo(page, 4000);
  await expect(order).toHaveAttribute("data-wave", "false");
  await scrollTo(page, 0);
  await expect(order).toHaveAttribute("data-wave", "true");
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await expect(order).toHaveAttribute("data-wave", "false");
});

test("on a screen that takes another shape the still picture stands again", async ({ page }) => {
  await openAndBoot(page, "/");
  const canvas = figure(page).locator("canvas");
  await expect(canvas).toHaveCSS("opacity", "1", { timeout: 30_000 });
  await page.setViewportSize({ width: 600, height: 800 });
  await expect(canvas).toHaveCSS("opacity", "0");
});
