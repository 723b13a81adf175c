import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
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

/** When root runs the tests, the receiver runs as a user who owns nothing else, as under systemd. */
const nobody = { uid: 65_534, gid: 65_534 };
export const otherUser = process.getuid?.() === 0 && isAble(nobody) ? nobody : undefined;

function isAble(user: typeof nobody): boolean {
  const { status } = spawnSync(process.execPath, [join(programs, "main.ts")], { env: {}, ...user });
  // Without its settings it ends with 2.
  return status === 2;
}

/** A place where a receiver can make its folder. */
export function messagesFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "receiver-"));
  if (otherUser) chownSync(folder, otherUser.uid, otherUser.gid);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, "messages");
}

const unlimited = () => 0;

/** The receiver in this process. */
export async function startReference(options: Partial<ReceiverOptions> = {}) {
  const log: string[] = [];
  const store = openStore(messagesFolder(), (line) => log.push(line));
  const server = createReceiver({
    store,
    origin,
    clientLimit: unlimited,
    totalLimit: unlimited,
    trustProxy: false,
    log: (line) => log.push(line),
    ...options,
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}/in`, port, store, log };
}

/** The receiver as an owner runs it, as a process of its own. */
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
    ...otherUser,
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

/** The tool that an owner reads messages with, as root where the tests are. */
export function runTool(messages: string, words: readonly string[] = [], path = process.env.PATH) {
  return spawnSync(process.execPath, [join(programs, "messages.ts"), ...words], {
    encoding: "utf8",
    env: { MESSAGES: messages, PATH: path },
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
