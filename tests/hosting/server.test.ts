import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { dirname } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { builtRoot } from "../support/built-site.ts";
import { requestRaw } from "../support/raw-http.ts";
import { startEmbedded } from "../support/servers.ts";

let port: number;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ port, stop } = await startEmbedded(builtRoot));
});
afterAll(() => stop());

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["GZIP", "gzip"],
  ["gzip;q=1, br;q=0.5", "gzip"],
  ["br;q=0", undefined],
  ["xbr", undefined],
  ["*", "br"],
  ["identity", undefined],
  ["", undefined],
])("answers Accept-Encoding %j with %s", async (accept, encoding) => {
  const { headers } = await requestRaw(port, "/about", { "Accept-Encoding": accept });
  expect(headers.get("content-encoding")).toBe(encoding);
});

it("has a strong tag of its own for each encoding, and finds it in a list", async () => {
  const tags = [];
  for (const accept of ["", "gzip", "br"]) {
    const { headers } = await requestRaw(port, "/about", { "Accept-Encoding": accept });
    tags.push(headers.get("etag") ?? "");
  }
  expect(new Set(tags).size).toBe(3);
  expect(tags[0]).toMatch(/^"/);
  const known = { "If-None-Match": `"other", W/${tags[0]}` };
  const { status, headers } = await requestRaw(port, "/about", known);
  expect([status, headers.get("etag")]).toEqual([304, tags[0]]);
});

const run = (PORT: string, SITE_ROOT = builtRoot) =>
  spawn(process.execPath, ["server/main.ts"], { env: { ...process.env, PORT, SITE_ROOT } });

async function portOf(server: ReturnType<typeof run>): Promise<number> {
  const [line] = await once(server.stdout, "data");
  return Number(/^Serving http:\/\/localhost:(\d+)\n$/.exec(String(line))?.[1]);
}

it("answers others while twelve visitors send requests and read no answer", async () => {
  // A process of its own, because the visitors keep this one busy.
  const server = run("0");
  const ownPort = await portOf(server);
  const sockets = Array.from({ length: 12 }, () => connect(ownPort, "127.0.0.1"));
  for (const socket of sockets) {
    socket.pause().on("error", () => {});
    await once(socket, "connect");
    socket.write("GET /compiler HTTP/1.1\r\nHost: a\r\n\r\n".repeat(1800));
  }
  for (let visit = 0; visit < 5; visit++) {
    const start = performance.now();
    expect((await requestRaw(ownPort, "/robots.txt")).status).toBe(200);
    expect(performance.now() - start).toBeLessThan(3000);
  }
  for (const socket of sockets) socket.destroy();
  server.kill();
  await once(server, "close");
});

it("says where it serves, and answers there", async () => {
  const server = run("0");
  const url = `http://localhost:${await portOf(server)}`;
  expect((await fetch(`${url}/about`)).status).toBe(200);
  server.kill();
  await once(server, "close");
});

it.each([
  [
    "a port that is taken",
    () => run(`${port}`),
    /^Port \d+ is taken: set PORT to a free one, .*\n$/,
  ],
  ["a port that is none", () => run("65536"), /^.*port.*65536.*\n$/],
  ["a folder without a site", () => run("0", dirname(import.meta.dirname)), /build it first .*\n$/],
])("ends at %s with one line that says why", async (_, start, reason) => {
  const server = start();
  const [said, [code]] = await Promise.all([text(server.stderr), once(server, "close")]);
  expect(said).toMatch(reason);
  expect(code).toBe(1);
});
