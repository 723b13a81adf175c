import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { requireProgram } from "../../tools/lib/programs.ts";
import { freePort, supervise } from "../../tools/lib/servers.ts";
import type { Driver } from "./session.ts";

/** A browser that hangs must fail its test, not the run. */
const MAX_ANSWER_MS = 20_000;

/** WebKitGTK's small browser on a virtual screen, over W3C WebDriver. */
export async function launchWebKit(): Promise<Driver> {
  const home = writeSettings();
  const { display, end } = await startScreen();
  const port = await freePort();
  const env = { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: home };
  const server = spawn(requireProgram("webkitDriver"), [`--port=${port}`], {
    stdio: "ignore",
    env,
  });
  const stop = await supervise(server, port, home);

  const call = async <Value>(path: string, body?: object): Promise<Value> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: body ? "POST" : "DELETE",
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(MAX_ANSWER_MS),
    });
    const { value } = (await response.json()) as { value: Value & { message: string } };
    if (!response.ok) throw new Error(`${path}: ${value.message}`);
    return value;
  };

  const options = { "webkitgtk:browserOptions": { args: ["--automation"] } };
  const { sessionId } = await call<{ sessionId: string }>("/session", {
    capabilities: { alwaysMatch: options },
  });
  const session = `/session/${sessionId}`;
  const evaluate: Driver["evaluate"] = async (expression) => {
    const script = `const done = arguments[0];
      (async () => ${expression})().then((text) => done({ text }), (error) => done({ error: String(error) }));`;
    const { text, error } = await call<{ text: string; error?: string }>(
      `${session}/execute/async`,
      { script, args: [] },
    );
    if (error) throw new Error(error);
    return text;
  };
  return {
    evaluate,
    async navigate(url) {
      await call(`${session}/url`, { url });
      // This build of WebKitGTK crashes on every view transition, even in a page of three lines.
      await evaluate(
        'void Object.defineProperty(document, "startViewTransition", { value: undefined })',
      );
    },
    act: (actions) => call(`${session}/actions`, { actions }),
    async resize(width, height) {
      for (let attempt = 0; attempt < 100; attempt++) {
        const [w, h, edge, bar] = JSON.parse(
          await evaluate(
            "JSON.stringify([innerWidth, innerHeight, outerWidth - innerWidth, outerHeight - innerHeight])",
          ),
        );
        if (w === width && h === height) return;
        // The window adds its own edge, and the page learns of a new size later than the driver.
        await call(`${session}/window/rect`, { width: width + edge, height: height + bar });
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      throw new Error(`The window does not become ${width} by ${height}.`);
    },
    async close() {
      await call(session).catch(() => {});
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
