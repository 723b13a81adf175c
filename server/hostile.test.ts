import { once } from "node:events";
import { existsSync, readdirSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  createFixtureSite,
  type FixtureSite,
  largeAsset,
  secret,
} from "../tests/support/fixture-site.ts";
import { parseResponse, request, sendRaw } from "../tests/support/raw-http.ts";
import { type RunningServer, startEmbedded } from "../tools/lib/servers.ts";

let site: FixtureSite;
let server: RunningServer | undefined;

beforeEach(async () => {
  site = await createFixtureSite();
});

afterEach(async () => {
  await server?.stop();
  site.remove();
});

async function start(): Promise<number> {
  server = await startEmbedded(site.root);
  return server.port;
}

const targets = [
  "/../outside.txt",
  "/foo/../../outside.txt",
  "/..%2foutside.txt",
  "/%2e%2e/outside.txt",
  "/%252e%252e%252foutside.txt",
  "/..%5coutside.txt",
  "\\..\\outside.txt",
  "/..%c0%afoutside.txt",
  "/.hidden",
  "/foo/.hidden",
  "/%2ehidden",
  "/.well-known/../.hidden",
  "/%",
  "/%zz",
  "/foo%00.html",
  "/foo%0d%0aSet-Cookie:%20a=b",
  "//evil.example",
  "/\\evil.example",
  "/%2f%2fevil.example",
  "http://evil.example/foo",
  "file:///etc/passwd",
  "*",
  "foo",
  "/__proto__",
  "/assets/",
  "/assets%2fapp-Cx81ab2Q.js",
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

it.each([
  ["two hosts", "Host: a\r\nHost: b\r\n"],
  ["an unknown coding", "Host: a\r\nTransfer-Encoding: xchunked\r\n"],
])("%s, which Node lets through, are refused", async (_name, head) => {
  const port = await start();
  expect(parseResponse(await sendRaw(port, get(head))).status).toBe(400);
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

describe("vanishing clients and files", () => {
  it("survives clients that leave in the middle of a response", async () => {
    const port = await start();
    for (let count = 0; count < 20; count += 1) {
      const client = connect(port, "127.0.0.1");
      client.on("error", () => {});
      client.write(`GET ${largeAsset} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      await once(client, "data");
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
