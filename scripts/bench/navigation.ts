import type { Browser, Page } from "@playwright/test";
import { median, milliseconds, ratio } from "./format.ts";
import { isBooted, newPhone, newTab } from "./phone.ts";

const from = "/about";
const target = "/contact";

declare global {
  interface Window {
    painted: Promise<number>;
  }
}

/** From the press to the frame that shows the other page's heading. */
function watchClick() {
  const old = document.querySelector("h1")?.textContent;
  window.painted = new Promise((resolve) => {
    addEventListener(
      "click",
      ({ timeStamp }) => {
        const look = () => {
          if (document.querySelector("h1")?.textContent === old) return requestAnimationFrame(look);
          // The frame after the one that drew it: by then it is on the screen.
          requestAnimationFrame(() => resolve(performance.now() - timeStamp));
        };
        look();
      },
      { capture: true, once: true },
    );
  });
}

async function softNavigation(page: Page): Promise<number> {
  await page.goto(from);
  await isBooted(page);
  await page.waitForTimeout(500);
  await page.evaluate(watchClick);
  await page.locator(`main a[href="${target}"], footer a[href="${target}"]`).first().click();
  return page.evaluate(() => window.painted);
}

async function pageLoad(page: Page): Promise<number> {
  await page.goto(target);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          for (const { startTime } of list.getEntriesByName("first-contentful-paint")) {
            resolve(startTime);
          }
        }).observe({ type: "paint", buffered: true });
      }),
  );
}

/** A click against a page load of the same target, which finds the shared files in the cache. */
export async function compareNavigation(browser: Browser, origin: string, runs: number) {
  const soft: number[] = [];
  const full: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    for (const [times, measure] of [
      [soft, softNavigation],
      [full, pageLoad],
    ] as const) {
      const phone = await newPhone(browser, origin);
      const page = await newTab(phone);
      if (measure === pageLoad) await page.goto(from);
      times.push(await measure(page));
      await phone.close();
    }
  }
  const [click, load] = [median(soft), median(full)];
  console.log(
    `${from} to ${target}: click to painted ${milliseconds(click)}, page load ${milliseconds(load)}, ` +
      `ratio ${ratio(click, load)}`,
  );
}
