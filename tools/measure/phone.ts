import type { Browser, BrowserContext, Page } from "@playwright/test";

const viewport = { width: 412, height: 823 };
const cpuSlowdown = 4;
/** A slow mobile connection: 1.6 Mbit/s down, 750 kbit/s up, 150 ms for each request. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** A phone with an empty cache. */
export async function newPhone(browser: Browser, baseURL: string): Promise<BrowserContext> {
  return browser.newContext({ baseURL, viewport, deviceScaleFactor: 1.75, isMobile: true });
}

/** A tab on a slow processor and a slow connection. */
export async function newTab(phone: BrowserContext): Promise<Page> {
  const page = await phone.newPage();
  const session = await phone.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", network);
  return page;
}

export async function isBooted(page: Page): Promise<void> {
  await page.waitForFunction(() => window.boot?.booted === true);
}
