import puppeteer from "puppeteer-core";
import { requireProgram } from "../support/programs.ts";
import type { Session } from "./webkit.ts";

/** Firefox over WebDriver BiDi. */
export async function launchFirefox(origin: string): Promise<Session> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: requireProgram("firefox"),
    // Sets a fine pointer that can hover, which Gecko lacks without a screen.
    extraPrefsFirefox: { "ui.primaryPointerCapabilities": 6, "ui.allPointerCapabilities": 6 },
  });
  const [page] = await browser.pages();
  return {
    open: (path) => page.goto(new URL(path, origin).href),
    run: (code, ...args) =>
      page.evaluate(`(${code})(...${JSON.stringify(args)})`) as Promise<never>,
    resize: (width, height) => page.setViewport({ width, height }),
    click: (selector) => page.locator(`${selector}`).click(),
    type: (selector, text) => page.type(selector, text),
    pressEscape: () => page.keyboard.press("Escape"),
    close: () => browser.close(),
  };
}
