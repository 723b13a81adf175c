import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { requireProgram } from "../../tools/lib/programs.ts";
import { freePort } from "../../tools/lib/servers.ts";
import { keys, type Preferences, type Session } from "./session.ts";
import { createDriver, type WebDriver, whenReady } from "./webdriver.ts";

const elementKey = "element-6066-11e4-a52e-4f735466cecf";

/** WebKitGTK's small browser on a virtual screen. */
export async function launchWebKit(
  origin: string,
  preferences: Preferences = {},
): Promise<Session> {
  const driver = requireProgram("webkitDriver");
  const xvfb = requireProgram("virtualScreen");
  const home = writeSettings(preferences);
  const screen = await startScreen(xvfb);
  const port = await freePort();
  const server = spawn(driver, [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: screen.display,
      XDG_CONFIG_HOME: home,
      GTK_THEME: preferences.colorScheme === "dark" ? "Adwaita:dark" : "Adwaita",
    },
  });
  const call = createDriver(port);
  await whenReady(call);
  const { scripts = true } = preferences;
  const args = ["--automation", `--enable-javascript=${scripts}`];
  const { sessionId } = await call<{ sessionId: string }>("POST", "/session", {
    capabilities: {
      // An element is looked for until it is there: a driver may ask while the page changes.
      alwaysMatch: { "webkitgtk:browserOptions": { args }, timeouts: { implicit: 5000 } },
    },
  });
  const session = drive(call, `/session/${sessionId}`, origin, scripts);
  return {
    ...session,
    async close() {
      await session.close().catch(() => {});
      server.kill();
      screen.process.kill();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function drive(call: WebDriver, session: string, origin: string, scripts: boolean): Session {
  const run: Session["run"] = async (code, ...args) => {
    const answer = await call<{ value?: unknown; error?: string }>(
      "POST",
      `${session}/execute/async`,
      {
        script: `const done = arguments[arguments.length - 1];
          Promise.resolve().then(() => (${code})(...arguments[0]))
            .then((value) => done({ value }), (error) => done({ error: String(error) }));`,
        args: [args],
      },
    );
    if (answer.error) throw new Error(answer.error);
    return answer.value as never;
  };
  const find = async (selector: string) => {
    const found = await call<Record<string, string>>("POST", `${session}/element`, {
      using: "css selector",
      value: selector,
    });
    return found[elementKey];
  };
  // The driver's own scrolling is as smooth as the page's, and does not wait for its end.
  const reveal = (selector: string) =>
    run((target) => {
      document.querySelector(target)?.scrollIntoView({ block: "nearest", behavior: "instant" });
    }, selector);
  const act = (actions: unknown) => call<null>("POST", `${session}/actions`, { actions });
  const move = (x: number, y: number, origin: unknown) =>
    act([
      {
        type: "pointer",
        id: "mouse",
        parameters: { pointerType: "mouse" },
        actions: [{ type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y), origin }],
      },
    ]);
  return {
    run,
    async open(path) {
      await call("POST", `${session}/url`, { url: new URL(path, origin).href });
      if (!scripts) return;
      // This build of WebKitGTK crashes on any view transition, in a page of three lines too.
      await run(() => {
        Object.defineProperty(document, "startViewTransition", { value: undefined });
      });
    },
    async resize(width, height) {
      const isThere = () =>
        run((w, h) => window.innerWidth === w && window.innerHeight === h, width, height);
      for (let attempt = 0; attempt < 100; attempt++) {
        if (await isThere()) return;
        // The window has an edge of its own; the page hears of a new size later than the driver.
        const [edge, bar] = await run(() => [
          window.outerWidth - window.innerWidth,
          window.outerHeight - window.innerHeight,
        ]);
        await call("POST", `${session}/window/rect`, { width: width + edge, height: height + bar });
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`The window does not become ${width} by ${height}.`);
    },
    async click(selector) {
      await reveal(selector);
      await call("POST", `${session}/element/${await find(selector)}/click`, {});
    },
    async hover(selector) {
      await reveal(selector);
      await move(0, 0, { [elementKey]: await find(selector) });
    },
    async moveTo(x, y) {
      await move(x, y, "viewport");
    },
    async press(key) {
      const value = keys[key];
      await act([
        {
          type: "key",
          id: "keyboard",
          actions: [
            { type: "keyDown", value },
            { type: "keyUp", value },
          ],
        },
      ]);
    },
    async type(selector, text) {
      await call("POST", `${session}/element/${await find(selector)}/value`, { text });
    },
    async screenshot() {
      return Buffer.from(await call<string>("GET", `${session}/screenshot`), "base64");
    },
    async close() {
      await call("DELETE", session);
    },
  };
}

/** GTK reads what a visitor prefers from files; a narrow window needs a toolbar that can shrink. */
function writeSettings({ reducedMotion }: Preferences): string {
  const home = mkdtempSync(join(tmpdir(), "webkit-"));
  const folder = join(home, "gtk-3.0");
  mkdirSync(folder);
  writeFileSync(
    join(folder, "settings.ini"),
    `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`,
  );
  writeFileSync(
    join(folder, "gtk.css"),
    "toolbar, toolbar *, entry, button, box { min-width: 0; padding: 0; margin: 0; font-size: 1px; }\n",
  );
  return home;
}

/** Xvfb chooses a free display and says which. */
function startScreen(xvfb: string): Promise<{ display: string; process: ChildProcess }> {
  const process = spawn(
    xvfb,
    ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"],
    {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    },
  );
  return new Promise((resolve, reject) => {
    process.once("error", reject);
    process.once("exit", (code) => reject(new Error(`Xvfb ended with ${code}`)));
    process.stdio[3]?.once("data", (number) =>
      resolve({ display: `:${String(number).trim()}`, process }),
    );
  });
}
