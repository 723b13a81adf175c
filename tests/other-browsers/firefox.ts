import { launch, type Page } from "puppeteer-core";
import { requireProgram } from "../../tools/lib/programs.ts";
import type { Preferences, Session } from "./session.ts";

/** Bits of Gecko's pointer capabilities: a fine pointer that can hover. */
const mouse = 6;

/** Firefox over WebDriver BiDi. */
export async function launchFirefox(
  origin: string,
  { colorScheme = "light", reducedMotion = false, scripts = true }: Preferences = {},
): Promise<Session> {
  const browser = await launch({
    browser: "firefox",
    executablePath: requireProgram("firefox"),
    headless: true,
    extraPrefsFirefox: {
      "ui.primaryPointerCapabilities": mouse,
      "ui.allPointerCapabilities": mouse,
      "javascript.enabled": scripts,
      "ui.prefersReducedMotion": reducedMotion ? 1 : 0,
      "layout.css.prefers-color-scheme.content-override": colorScheme === "dark" ? 0 : 1,
    },
  });
  const page = await browser.newPage();
  return {
    async open(path) {
      await navigate(page, new URL(path, origin).href);
    },
    async run(code, ...args) {
      // A text, as in the other browser: the types of handles do not concern plain values.
      return (await page.evaluate(`(${code})(...${JSON.stringify(args)})`)) as never;
    },
    async resize(width, height) {
      await page.setViewport({ width, height });
    },
    click: (selector) => page.click(selector),
    hover: (selector) => page.hover(selector),
    moveTo: (x, y) => page.mouse.move(x, y),
    press: (key) => page.keyboard.press(key),
    type: (selector, text) => page.type(selector, text),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}

/** Firefox may drop a navigation that it has just begun, and says so: it is asked again. */
async function navigate(page: Page, url: string): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await page.goto(url);
      return;
    } catch (error) {
      if (attempt === 3 || !String(error).includes("NS_BINDING_ABORTED")) throw error;
    }
  }
}
