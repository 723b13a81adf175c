import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { createRateLimit, type Rate } from "../../deploy/receiver/rate-limit.ts";
import { createReceiver } from "../../deploy/receiver/receiver.ts";
import { openStore } from "../../deploy/receiver/store.ts";

export const origin = "https://site.test";

const open: Rate = { burst: 1_000, every: 1 };

export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), "receiver-"));
  return { messages: join(folder, "messages"), remove: () => rmSync(folder, { recursive: true }) };
}

/** The receiver in this process. */
export async function startReference({
  perClient = open,
  together = open,
  trustProxy = false,
}: {
  perClient?: Rate;
  together?: Rate;
  trustProxy?: boolean;
} = {}) {
  const { messages, remove } = temporaryFolder();
  const store = openStore(messages);
  const log: string[] = [];
  const server = createReceiver({
    store,
    origin,
    perClient: createRateLimit(perClient),
    together: createRateLimit(together),
    trustProxy,
    log: (line) => log.push(line),
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    remove();
  };
  return { endpoint: `http://127.0.0.1:${port}/in`, port, store, log, stop };
}

/** The receiver as an owner runs it, as a process of its own. `limits` is a shell command that comes first. */
export async function startProcess(messages: string, limits = "true") {
  const main = join(import.meta.dirname, "../../deploy/receiver/main.ts");
  const command = `${limits} && exec "${process.execPath}" "${main}"`;
  const env = {
    ...process.env,
    SITE_ORIGIN: origin,
    MESSAGES: messages,
    KEEP_DAYS: "30",
    PORT: "0",
    TRUST_PROXY: "1",
  };
  const child = spawn("sh", ["-c", command], { env, stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [greeting] = await once(child.stdout, "data");
  const port = /http:\/\/127\.0\.0\.1:(\d+)/.exec(String(greeting))?.[1];
  return {
    endpoint: `http://127.0.0.1:${port}/in`,
    end: (signal: NodeJS.Signals) => end(child, signal),
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  child.kill(signal);
  const [code] = await once(child, "exit");
  return code;
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

/** Sends bytes as they are; returns the first line of the answer. */
export function sendBytes(port: number, ...parts: readonly (string | Buffer)[]): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => {
      for (const part of parts) socket.write(part);
    });
    socket.on("data", (chunk) => {
      answer += chunk;
    });
    socket.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "ECONNRESET" && error.code !== "EPIPE") reject(error);
    });
    socket.on("close", () => resolve(answer.split("\r\n", 1)[0] ?? ""));
  });
}

/** Sends bytes and closes the connection without waiting for an answer. */
export function hangUp(port: number, bytes: string): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(bytes, () => socket.destroy()));
    socket.on("close", () => resolve());
  });
}
