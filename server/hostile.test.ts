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
import { hostileTargets, nearMisses } from "../tests/support/hostile-targets.ts";
import { parseResponse, requestRaw, sendRaw } from "../tests/support/raw-http.ts";
import { startEmbedded } from "../tests/support/servers.ts";

let site: FixtureSite;
let server: Awaited<ReturnType<typeof startEmbedded>> | undefined;

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

describe("hostile request targets", () => {
  it("are all refused without a redirect, a secret or a crash", async () => {
    const port = await start();
    for (const target of [...hostileTargets, ...nearMisses]) {
      const response = await requestRaw(port, target);
      expect([400, 404], target.slice(0, 60)).toContain(response.status);
      expect(response.headers.has("location"), target).toBe(false);
      expect(response.headers.has("set-cookie"), target).toBe(false);
      const text = response.body.toString("latin1");
      expect(text.includes(secret) || text.includes("a dotfile"), target).toBe(false);
    }
    expect((await requestRaw(port, "/foo")).status).toBe(200);
  });

  it("reach nothing through a link, to a folder or in circles", async () => {
    symlinkSync(join(site.root, "../outside.txt"), join(site.root, "link.txt"));
    symlinkSync("/etc", join(site.root, "etc"));
    symlinkSync("..", join(site.root, "foo/loop"));
    symlinkSync("nowhere", join(site.root, "dangling.txt"));
    const port = await start();
    for (const target of ["/etc/passwd", "/foo/loop/robots.txt", "/dangling.txt", "/link.txt"]) {
      expect((await requestRaw(port, target)).status, target).toBe(404);
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
  const connectHead = "CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n";

  it("survives clients that ask for a tunnel and reset the connection", async () => {
    const port = await start();
    for (let count = 0; count < 50; count += 1) {
      const client = connect(port, "127.0.0.1");
      client.on("error", () => {});
      client.write(connectHead);
      await once(client, "connect");
      client.resetAndDestroy();
    }
    expect((await requestRaw(port, "/foo")).status).toBe(200);
  });

  it("closes a tunnel that a client asks for, whatever else it sends", async () => {
    const port = await start();
    const client = connect(port, "127.0.0.1");
    client.on("error", () => {});
    client.write(`${connectHead}x`);
    await Promise.race([once(client, "data"), once(client, "close")]);
    client.write("y", () => client.destroy());
    await expect.poll(() => server?.connections()).toBe(0);
  });

  it("survives clients that leave in the middle of a response", async () => {
    const port = await start();
    for (let count = 0; count < 20; count += 1) {
      const client = connect(port, "127.0.0.1");
      client.on("error", () => {});
      client.write(`GET ${largeAsset} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      await once(client, "data");
      client.destroy();
    }
    expect((await requestRaw(port, "/foo")).status).toBe(200);
    await expect.poll(() => openFiles().filter((file) => file.includes(site.root))).toEqual([]);
  });

  it("survives a file that disappears from the disk", async () => {
    const port = await start();
    rmSync(join(site.root, largeAsset));
    await sendRaw(port, `GET ${largeAsset} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect((await requestRaw(port, "/foo")).status).toBe(200);
  });
});
