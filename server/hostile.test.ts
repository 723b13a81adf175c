import { existsSync, readdirSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import type { Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  createFixtureSite,
  type FixtureSite,
  largeAsset,
  secret,
} from "../tools/lib/fixture-site.ts";
import { parseResponse, request, sendRaw } from "../tools/lib/raw-http.ts";
import { createSiteServer, type Limits } from "./site-server.ts";

let site: FixtureSite;
let server: Server | undefined;

beforeEach(async () => {
  site = await createFixtureSite();
});

afterEach(() => {
  server?.close();
  server?.closeAllConnections();
  site.remove();
});

async function start(limits: Partial<Limits> = {}): Promise<number> {
  const started = createSiteServer({ ...site, limits });
  server = started;
  await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
  return (started.address() as AddressInfo).port;
}

const targets = [
  "/../outside.txt",
  "/foo/../../outside.txt",
  "/..%2foutside.txt",
  "/%2e%2e/outside.txt",
  "/%2e%2e%2foutside.txt",
  "/%252e%252e%252foutside.txt",
  "/..%5coutside.txt",
  "/..\\outside.txt",
  "\\..\\outside.txt",
  "/..%c0%afoutside.txt",
  "/.hidden",
  "/foo/.hidden",
  "/%2ehidden",
  "/.well-known/../.hidden",
  "/.git/config",
  "/%",
  "/%zz",
  "/%e0%a4%a",
  "/foo%00.html",
  "/%00",
  "/foo%0d%0aSet-Cookie:%20a=b",
  "/%7f",
  "//evil.example",
  "//evil.example/..",
  "///evil.example",
  "/\\evil.example",
  "/%2f%2fevil.example",
  "/%5cevil.example",
  "//evil.example/%2e%2e",
  "http://evil.example/foo",
  "https://localhost/foo",
  "file:///etc/passwd",
  "evil.example:80",
  "*",
  "foo",
  "?",
  "/__proto__",
  "/constructor",
  "/assets",
  "/assets/",
  "/assets%2fapp-Cx81ab2Q.js",
  `/${"a".repeat(2_100)}`,
  `/${"../".repeat(600)}outside.txt`,
  `/${"a".repeat(9_000)}`,
];

describe("hostile request targets", () => {
  it("are all refused without a redirect, a secret or a crash", async () => {
    const port = await start();
    for (const target of targets) {
      const response = await request(port, target);
      expect([400, 404], target.slice(0, 60)).toContain(response.status);
      expect(response.headers.has("location"), target).toBe(false);
      expect(response.headers.has("set-cookie"), target).toBe(false);
      const text = response.body.toString("latin1");
      expect(text.includes(secret) || text.includes("a dotfile"), target).toBe(false);
    }
    expect((await request(port, "/foo")).status).toBe(200);
  });

  it("reach nothing through a link, to a folder or in circles", async () => {
    symlinkSync(join(site.root, "../outside.txt"), join(site.root, "link.txt"));
    symlinkSync("/etc", join(site.root, "etc"));
    symlinkSync("..", join(site.root, "foo/loop"));
    symlinkSync("nowhere", join(site.root, "dangling.txt"));
    const port = await start();
    for (const target of ["/etc/passwd", "/foo/loop/robots.txt", "/dangling.txt", "/link.txt"]) {
      expect((await request(port, target)).status, target).toBe(404);
    }
  });
});

const get = (head: string) => `GET / HTTP/1.1\r\n${head}\r\n`;

describe("malformed requests", () => {
  it.each([
    ["noise", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\r\n\r\n", 400],
    ["no method", "/ HTTP/1.1\r\n\r\n", 400],
    ["an unknown version", "GET / HTTP/9.9\r\nHost: a\r\n\r\n", 400],
    ["no host", get("Connection: close\r\n"), 400],
    ["a header without a colon", get("Host: a\r\nbroken\r\n"), 400],
    ["a line feed in a name", get("Host: a\r\nX\n: y\r\n"), 400],
    ["two lengths", get("Host: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n"), 400],
    [
      "a length and chunks",
      get("Host: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n"),
      400,
    ],
    ["two hosts", get("Host: a\r\nHost: b\r\n"), 400],
    ["an unknown coding", get("Host: a\r\nTransfer-Encoding: xchunked\r\n"), 400],
    ["a raw NUL", "GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n", 400],
    ["headers past 16 kB", get(`Host: a\r\nX: ${"x".repeat(20_000)}\r\n`), 431],
  ])("refuses %s", async (_name, bytes, status) => {
    const port = await start();
    expect(parseResponse(await sendRaw(port, Buffer.from(bytes, "latin1"))).status).toBe(status);
    expect((await request(port, "/foo")).status).toBe(200);
  });
});

/** What this process holds open, where the system tells. */
function openFiles(): string[] {
  const folder = "/proc/self/fd";
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    try {
      return [readlinkSync(join(folder, name))];
    } catch {
      return [];
    }
  });
}

describe("slow and vanishing clients", () => {
  const short = { headersMs: 100, requestMs: 150, keepAliveMs: 100, checkEveryMs: 20 };

  it("times out a client that never ends its headers", async () => {
    const port = await start(short);
    const trickle = connect(port, "127.0.0.1");
    const chunks: Buffer[] = [];
    trickle.on("data", (chunk: Buffer) => chunks.push(chunk));
    trickle.on("error", () => {});
    trickle.write("GET / HTTP/1.1\r\nHost: localhost\r\n");
    const drip = setInterval(() => trickle.write("X: y\r\n"), 20);
    await new Promise((resolve) => trickle.on("close", resolve));
    clearInterval(drip);
    expect(parseResponse(Buffer.concat(chunks)).status).toBe(408);
  });

  it("times out a client that sends nothing", async () => {
    const port = await start(short);
    expect(parseResponse(await sendRaw(port, "")).status).toBe(408);
  });

  it("closes an idle kept-alive connection", async () => {
    const port = await start(short);
    const bytes = await sendRaw(port, "GET /foo HTTP/1.1\r\nHost: localhost\r\n\r\n");
    expect(parseResponse(bytes).status).toBe(200);
  });

  it("drops a client that asks for a large file and reads nothing", async () => {
    const port = await start({ idleSocketMs: 100 });
    const reader = connect(port, "127.0.0.1");
    reader.on("error", () => {});
    reader.pause();
    const accepted = new Promise<void>((resolve) => {
      server?.once("connection", (socket) => socket.once("close", () => resolve()));
    });
    reader.write(`GET ${largeAsset} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await accepted;
    reader.destroy();
    expect((await request(port, "/foo")).status).toBe(200);
  });

  it("serves no more connections at once than the limit", async () => {
    const port = await start({ connections: 1 });
    const held = connect(port, "127.0.0.1");
    await new Promise((resolve) => held.once("connect", resolve));
    expect(await sendRaw(port, get("Host: a\r\nConnection: close\r\n"))).toHaveLength(0);
    held.destroy();
  });

  it("survives clients that leave in the middle of a response", async () => {
    const port = await start();
    for (let count = 0; count < 20; count += 1) {
      const client = connect(port, "127.0.0.1");
      client.on("error", () => {});
      client.write(`GET ${largeAsset} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      await new Promise((resolve) => client.once("data", resolve));
      client.destroy();
    }
    expect((await request(port, "/foo")).status).toBe(200);
    await expect.poll(() => openFiles().filter((file) => file.includes(site.root))).toEqual([]);
  });

  it("survives a file that disappears from the disk", async () => {
    const port = await start();
    rmSync(join(site.root, largeAsset));
    await sendRaw(port, `GET ${largeAsset} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect((await request(port, "/foo")).status).toBe(200);
  });
});
