import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { requireProgram } from "../../tools/lib/programs.ts";
import type { Driver } from "./session.ts";

/** Sets a fine pointer that can hover, which Gecko lacks without a screen. */
const mouse = ["ui.primaryPointerCapabilities", "ui.allPointerCapabilities"]
  .map((name) => `user_pref("${name}", 6);\n`)
  .join("");

/** Firefox over WebDriver BiDi, which it speaks itself. */
export async function launchFirefox(): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), "firefox-"));
  writeFileSync(join(profile, "user.js"), mouse);
  const options = ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", profile];
  const browser = spawn(requireProgram("firefox"), options, {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const address = await new Promise<string>((resolve, reject) => {
    let output = "";
    browser.stderr.on("data", (chunk) => {
      output += chunk;
      const match = /listening on (ws:\S+)/.exec(output);
      if (match) resolve(match[1]);
    });
    browser.once("close", () => reject(new Error(`Firefox did not start:\n${output}`)));
  });
  const send = await connect(`${address}/session`);
  await send("session.new", { capabilities: {} });
  const { contexts } = await send("browsingContext.getTree", {});
  const { context } = contexts[0];
  return {
    navigate: (url) => send("browsingContext.navigate", { context, url, wait: "complete" }),
    async evaluate(expression) {
      const target = { context };
      const { result, exceptionDetails } = await send("script.evaluate", {
        expression,
        target,
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value;
    },
    act: (actions) => send("input.performActions", { context, actions }),
    async resize(width, height) {
      await send("browsingContext.setViewport", { context, viewport: { width, height } });
    },
    async close() {
      const ended = once(browser, "close");
      browser.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The fields of an answer have the protocol's names. */
type Send = (
  method: string,
  params: object,
) => Promise<{
  contexts: { context: string }[];
  result: { value: string };
  exceptionDetails?: { text: string };
}>;

async function connect(url: string): Promise<Send> {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const waiting = new Map<number, (message: { error?: string; message?: string }) => void>();
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    waiting.get(message.id)?.(message);
  };
  let count = 0;
  return (method, params) =>
    new Promise((resolve, reject) => {
      const id = ++count;
      waiting.set(id, ({ error, message, ...answer }) => {
        waiting.delete(id);
        if (error) reject(new Error(`${method}: ${error}: ${message}`));
        else resolve((answer as { result: Awaited<ReturnType<Send>> }).result);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
}
