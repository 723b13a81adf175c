import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import puppeteer from "puppeteer-core";
import { Builder, By, Key } from "selenium-webdriver";
import { requireProgram } from "../support/programs.ts";
import { freePort, supervise } from "../support/servers.ts";

/** Runs a function in the page; it may use nothing from outside its own body. */
type Run = <Arguments extends unknown[], Result>(
  code: (...args: Arguments) => Result,
  ...args: Arguments
) => Promise<Awaited<Result>>;

/** One window of a real browser, on one site. */
export type Session = Awaited<ReturnType<typeof launchFirefox>>;

/** Firefox over WebDriver BiDi. */
export async function launchFirefox(origin: string) {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: requireProgram("firefox"),
    // Sets a fine pointer that can hover, which Gecko lacks without a screen.
    extraPrefsFirefox: { "ui.primaryPointerCapabilities": 6, "ui.allPointerCapabilities": 6 },
  });
  const [page] = await browser.pages();
  return {
    open: async (path: string) => void (await page.goto(new URL(path, origin).href)),
    run: ((code, ...args) => page.evaluate(`(${code})(...${JSON.stringify(args)})`)) as Run,
    resize: (width: number, height: number) => page.setViewport({ width, height }),
    click: (selector: string) => page.locator(`${selector}`).click(),
    type: (selector: string, text: string) => page.type(selector, text),
    pressEscape: () => page.keyboard.press("Escape"),
    close: () => browser.close(),
  };
}

/** WebKitGTK's small browser on a virtual screen, over W3C WebDriver. */
export async function launchWebKit(origin: string): Promise<Session> {
  const home = writeSettings();
  const { display, end } = await startScreen();
  const port = await freePort();
  const env = { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: home };
  const server = spawn(requireProgram("webkitDriver"), [`--port=${port}`], {
    stdio: "ignore",
    env,
  });
  const stop = await supervise(server, port, home);
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { args: ["--automation"] },
    })
    .build();
  const find = (selector: string) => driver.findElement(By.css(selector));
  return {
    async open(path) {
      await driver.get(new URL(path, origin).href);
    },
    run: (code, ...args) => driver.executeScript(`return (${code})(...arguments)`, ...args),
    async resize(width, height) {
      for (let attempt = 0; attempt < 100; attempt++) {
        const [w, h, edge, bar] = await driver.executeScript<number[]>(
          "return [innerWidth, innerHeight, outerWidth - innerWidth, outerHeight - innerHeight]",
        );
        if (w === width && h === height) return;
        // The window adds its own edge, and the page learns of a new size later than the driver.
        await driver
          .manage()
          .window()
          .setRect({ width: width + edge, height: height + bar });
        await driver.sleep(50);
      }
      throw new Error(`The window does not become ${width} by ${height}.`);
    },
    click: (selector) => find(selector).click(),
    type: (selector, text) => find(selector).sendKeys(text),
    pressEscape: () => driver.actions().sendKeys(Key.ESCAPE).perform(),
    async close() {
      await driver.quit().catch(() => {});
      await stop();
      end();
    },
  };
}

/** A narrow window needs a toolbar that can shrink. */
function writeSettings(): string {
  const home = mkdtempSync(join(tmpdir(), "webkit-"));
  mkdirSync(join(home, "gtk-3.0"));
  const parts = "toolbar, toolbar *, entry, button, box";
  const rule = `${parts} { min-width: 0; padding: 0; margin: 0; font-size: 1px; }\n`;
  writeFileSync(join(home, "gtk-3.0/gtk.css"), rule);
  return home;
}

/** Xvfb chooses a free display and says which. */
function startScreen(): Promise<{ display: string; end: () => void }> {
  const options = ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
  const screen = spawn(requireProgram("virtualScreen"), options, {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  return new Promise((resolve, reject) => {
    screen.once("error", reject);
    screen.once("exit", (code) => reject(new Error(`Xvfb ended with ${code}`)));
    screen.stdio[3]?.once("data", (number) =>
      resolve({ display: `:${String(number).trim()}`, end: () => void screen.kill() }),
    );
  });
}
