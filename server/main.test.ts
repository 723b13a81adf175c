import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  createFixtureSite,
  type FixtureSite,
  LARGE_ASSET_BYTES,
  largeAsset,
} from "../tests/support/fixture-site.ts";
import { parseResponse, requestRaw } from "../tests/support/raw-http.ts";
import { isAccepting } from "../tests/support/servers.ts";

let site: FixtureSite;
let child: ChildProcess | undefined;

beforeAll(async () => {
  site = await createFixtureSite();
});

afterEach(() => {
  child?.kill("SIGKILL");
});

afterAll(() => site.remove());

function run(environment: Record<string, string>, root = site.root) {
  const main = join(import.meta.dirname, "main.ts");
  const started = spawn(process.execPath, [main, root], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  child = started;
  const output = { stdout: "", stderr: "" };
  started.stdout.on("data", (chunk) => {
    output.stdout += chunk;
  });
  started.stderr.on("data", (chunk) => {
    output.stderr += chunk;
  });
  const exit = once(started, "close").then(([code]) => code);
  const ready = new Promise<number>((resolve, reject) => {
    started.stdout.on("data", () => resolve(Number(/:(\d+)\n$/.exec(output.stdout)?.[1])));
    started.on("close", () => reject(new Error(`ended early: ${output.stderr}`)));
  });
  ready.catch(() => {});
  return { started, output, exit, ready };
}

describe("starting", () => {
  it("prints one line and answers on localhost", async () => {
    const { output, ready } = run({ PORT: "0" });
    const port = await ready;
    expect(output.stdout).toBe(`Serving http://localhost:${port}\n`);
    expect((await requestRaw(port, "/foo")).status).toBe(200);
    expect((await fetch(`http://localhost:${port}/foo`)).status).toBe(200);
    expect(output.stderr).toBe("");
  });

  it.each(["http", "65536", ""])("refuses PORT=%j with one line", async (PORT) => {
    const { output, exit } = run({ PORT });
    expect(await exit).toBe(1);
    expect(output).toEqual({
      stdout: "",
      stderr: `PORT must be a whole number from 0 to 65535, not "${PORT}".\n`,
    });
  });

  it("says in one line that the port is taken", async () => {
    const holder = createServer().listen(0);
    await once(holder, "listening");
    const { port } = holder.address() as AddressInfo;
    const { output, exit } = run({ PORT: String(port) });
    expect(await exit).toBe(1);
    expect(output).toEqual({
      stdout: "",
      stderr: `Port ${port} is taken: set PORT to a free one.\n`,
    });
    holder.close();
  });

  it("says in one line that nothing is built", async () => {
    const empty = mkdtempSync(join(tmpdir(), "empty-"));
    const { output, exit } = run({ PORT: "0" }, join(empty, "client"));
    expect(await exit).toBe(1);
    expect(output.stderr).toMatch(/^Cannot read .*headers\.json: build the site first.*\n$/);
    rmSync(empty, { recursive: true });
  });

  it("says in one line that headers.json is wrong", async () => {
    const broken = await createFixtureSite();
    writeFileSync(join(broken.root, "../headers.json"), `{"common":[]}`);
    const { output, exit } = run({ PORT: "0" }, broken.root);
    expect(await exit).toBe(1);
    expect(output.stderr).toMatch(/^Cannot read .*headers\.json: build the site first.*\n$/);
    broken.remove();
  });
});

describe("stopping", () => {
  it.each(["SIGTERM", "SIGINT"] as const)(
    "ends with 0 on %s, idle clients or not",
    async (signal) => {
      const { started, exit, ready } = run({ PORT: "0" });
      const idle = connect(await ready, "127.0.0.1");
      idle.on("error", () => {});
      idle.write("GET /foo HTTP/1.1\r\nHost: localhost\r\n\r\n");
      await once(idle, "data");
      started.kill(signal);
      expect(await exit).toBe(0);
    },
  );

  it("finishes a response in flight, and takes no new connection", async () => {
    const { started, exit, ready } = run({ PORT: "0" });
    const port = await ready;
    const client = connect(port, "127.0.0.1");
    client.write(`GET ${largeAsset} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    await once(client, "readable");
    started.kill("SIGTERM");
    await expect.poll(() => isAccepting(port)).toBe(false);
    const response = parseResponse(await buffer(client));
    expect(response.status).toBe(200);
    expect(response.body).toHaveLength(LARGE_ASSET_BYTES);
    expect(await exit).toBe(0);
  });
});
