import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { createReceiver, type ReceiverOptions } from "../../deploy/receiver/receiver.ts";
import { openStore } from "../../deploy/receiver/store.ts";

export const origin = "https://site.test";
export const programs = join(import.meta.dirname, "../../deploy/receiver");
export const message = {
  name: "Ada",
  email: "ada@company.com",
  company: "",
  message: "Hello\nthere, ā",
};

/** Returns the path of a folder that a receiver makes, in a new folder that the test's end removes. */
export function messagesFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "receiver-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, "messages");
}

const unlimited = () => 0;

/** Starts the receiver in this process. */
export async function startReference(options: Partial<ReceiverOptions> = {}) {
  const store = openStore(messagesFolder(), () => {});
  const server = createReceiver({
    store,
    origin,
    clientLimit: unlimited,
    totalLimit: unlimited,
    trustProxy: false,
    log: () => {},
    ...options,
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}/in`, port, store };
}

/** Starts the receiver as an owner does, as a process of its own. */
export async function startProcess(messages: string, settings: Record<string, string> = {}) {
  const env = {
    SITE_ORIGIN: origin,
    MESSAGES: messages,
    KEEP_DAYS: "30",
    PORT: "0",
    TRUST_PROXY: "1",
  };
  const child = spawn(process.execPath, [join(programs, "main.ts")], {
    env: { ...process.env, ...env, ...settings },
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const exit = once(child, "close");
  let output = "";
  const collect = (chunk: Buffer) => {
    output += chunk;
  };
  child.stderr.on("data", collect);
  const greeting = new Promise<void>((resolve) => {
    child.stdout.on("data", collect).on("data", () => output.includes("Taking") && resolve());
  });
  await Promise.race([greeting, exit]);
  const port = /http:\/\/127\.0\.0\.1:(\d+)/.exec(output)?.[1] ?? "";
  return {
    port,
    endpoint: `http://127.0.0.1:${port}/in`,
    output: () => output,
    end: async (signal: NodeJS.Signals): Promise<number | null> => {
      child.kill(signal);
      return (await exit)[0];
    },
  };
}

/** Runs the tool that an owner reads messages with. */
export function runTool(messages: string, words: readonly string[] = []) {
  return spawnSync(process.execPath, [join(programs, "messages.ts"), ...words], {
    encoding: "utf8",
    env: { MESSAGES: messages, PATH: process.env.PATH },
  });
}

let clients = 0;

/** Each call comes from an address of its own, so that the rate limit of a visitor is not met by chance. */
export function post(endpoint: string, body: unknown, headers: Record<string, string> = {}) {
  clients += 1;
  return fetch(endpoint, {
    method: "POST",
    headers: {
      Origin: origin,
      Accept: "application/json",
      "Content-Type": "application/json",
      "X-Forwarded-For": `10.0.${clients >> 8}.${clients & 255}`,
      ...headers,
    },
    body: typeof body === "string" || body instanceof Blob ? body : JSON.stringify(body),
  });
}
