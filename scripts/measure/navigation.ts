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

/** From the press to the first frame in which the other page stands where it stays, its heading on the screen. */
function watchClick() {
  const old = document.querySelector("h1")?.textContent;
  /** How long a page must stand still to stay there. */
  const still = 10;
  window.painted = new Promise((resolve) => {
    addEventListener(
      "click",
      ({ timeStamp }) => {
        let since: number[] = [];
        let place = Number.NaN;
        const look = (time: number) => {
          const heading = document.querySelector("h1");
          const { top = 0, bottom = 0 } = heading?.getBoundingClientRect() ?? {};
          const isShown = heading?.textContent !== old && bottom > 0 && top < innerHeight;
          if (!isShown || scrollY !== place) since = [];
          place = scrollY;
          if (isShown) since.push(time);
          // The frame after the one that drew it: by then it is on the screen.
          if (since.length > still) return resolve(since[1] - timeStamp);
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
}

const link = `main a[href="${target}"], footer a[href="${target}"]`;

/** A finger that is quicker than the network: the page's modules are asked for as the link is touched. */
async function touched(page: Page): Promise<number> {
  await page.goto(from);
  await isBooted(page);
  await page.waitForTimeout(500);
  await page.evaluate(watchClick);
  await page.locator(link).first().click();
  return page.evaluate(() => window.painted);
}

/** A pointer that rests on the link first: the modules are there. */
async function prefetched(page: Page): Promise<number> {
  await page.goto(from);
  await isBooted(page);
  await page.locator(link).first().hover();
  await page.waitForTimeout(2000);
  await page.evaluate(watchClick);
  await page.locator(link).first().click();
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

/** Clicks against a page load of the same target, which finds the shared files in the cache. */
export async function compareNavigation(browser: Browser, origin: string, runs: number) {
  const ways = { prefetched, touched, pageLoad };
  const times = { prefetched: [] as number[], touched: [] as number[], pageLoad: [] as number[] };
  for (let run = 0; run < runs; run += 1) {
    for (const way of ["prefetched", "touched", "pageLoad"] as const) {
      const phone = await newPhone(browser, origin);
      const page = await newTab(phone);
      if (way === "pageLoad") await page.goto(from);
      times[way].push(await ways[way](page));
      await phone.close();
    }
  }
  const load = median(times.pageLoad);
  const against = (all: number[]) => `${milliseconds(median(all))} (${ratio(median(all), load)})`;
  console.log(
    `${from} to ${target}: press to heading in place, modules there ${against(times.prefetched)}, ` +
      `modules asked for ${against(times.touched)}; page load ${milliseconds(load)}`,
  );
}
