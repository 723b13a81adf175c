import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, expect, it } from "vitest";
import {
  createFixtureSite,
  hashedAsset,
  largeAsset,
  secret,
} from "../tests/support/fixture-site.ts";
import { hostileTargets, nearMisses, requestRaw } from "../tests/support/raw-http.ts";
import { startEmbedded } from "../tests/support/servers.ts";

const { root, headers: policy, remove } = await createFixtureSite();
const { port, stop } = await startEmbedded(root);
afterAll(async () => {
  await stop();
  remove();
});

const read = (file: string) => readFileSync(join(root, file));

async function headerOf(target: string, name: string) {
  return (await requestRaw(port, target)).headers.get(name);
}

it.each([
  ["/", "index.html"],
  ["/foo", "foo/index.html"],
  ["/foo/", "foo/index.html"],
  ["/foo?next=//evil.example", "foo/index.html"],
  ["/f%6fo", "foo/index.html"],
  ["/.well-known/security.txt", ".well-known/security.txt"],
])("answers %s with %s, and HEAD without its body", async (target, file) => {
  const get = await requestRaw(port, target);
  const head = await requestRaw(port, target, {}, "HEAD");
  expect([get.status, head.status, head.body.length]).toEqual([200, 200, 0]);
  expect(get.body).toEqual(read(file));
});

it.each(nearMisses)("answers %s with the not-found page and status 404", async (target) => {
  const get = await requestRaw(port, target);
  const head = await requestRaw(port, target, {}, "HEAD");
  expect([get.status, head.status, head.body.length]).toEqual([404, 404, 0]);
  expect(get.body).toEqual(read("404.html"));
  expect(get.headers.get("content-security-policy")).toBe(policy.pages["/404.html"]);
});

it.each(hostileTargets)("refuses %s without a redirect or a file from outside", async (target) => {
  const { status, headers, body } = await requestRaw(port, target);
  expect([400, 404]).toContain(status);
  expect([headers.has("location"), headers.has("set-cookie")]).toEqual([false, false]);
  expect(body.includes(secret) || body.includes("a dotfile")).toBe(false);
});

it("refuses other methods with 405 and Allow", async () => {
  const { status, headers } = await requestRaw(port, "/foo", {}, "POST");
  expect([status, headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

it("sends the headers of headers.json: common ones, a page's policy, those of a folder", async () => {
  for (const target of ["/", "/foo", "/missing"]) {
    for (const [name, value] of policy.common) {
      expect(await headerOf(target, name.toLowerCase())).toBe(value);
    }
  }
  expect(await headerOf("/foo", "content-security-policy")).toBe(policy.pages["/foo/index.html"]);
  expect(await headerOf(hashedAsset, "content-security-policy")).toBeUndefined();
  expect(await headerOf(hashedAsset, "cache-control")).toMatch(/immutable/);
  expect(await headerOf("/share/index.png", "cross-origin-resource-policy")).toBe("cross-origin");
});

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["", undefined],
])("answers Accept-Encoding %j with %s", async (accept, encoding) => {
  for (const target of ["/foo", hashedAsset]) {
    const plain = await requestRaw(port, target);
    const response = await requestRaw(port, target, { "Accept-Encoding": accept });
    expect(response.headers.get("content-encoding")).toBe(encoding);
    expect(response.headers.get("vary")).toBe("Accept-Encoding");
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ""];
    expect(decode ? decode(response.body) : response.body).toEqual(plain.body);
  }
});

it("survives a range that ends before its beginning", async () => {
  expect((await requestRaw(port, hashedAsset, { Range: "bytes=9-2" })).status).toBe(200);
});

it.runIf(existsSync("/proc/self/fd"))("closes the file of a reader who leaves", async () => {
  const reader = new AbortController();
  await fetch(`http://127.0.0.1:${port}${largeAsset}`, { signal: reader.signal });
  const openFiles = () =>
    readdirSync("/proc/self/fd")
      .map((name) => `/proc/self/fd/${name}`)
      .filter(existsSync)
      .map((descriptor) => readlinkSync(descriptor))
      .filter((file) => file.startsWith(root));
  expect(openFiles()).toHaveLength(1);
  reader.abort();
  await expect.poll(openFiles).toEqual([]);
});

function run(PORT: string, SITE_ROOT = root) {
  const main = join(import.meta.dirname, "main.ts");
  return spawn(process.execPath, [main], { env: { ...process.env, PORT, SITE_ROOT } });
}

it("says where it serves, answers there, and ends at SIGTERM", async () => {
  const server = run("0");
  const [line] = await once(server.stdout, "data");
  const [, url = ""] = /^Serving (http:\/\/localhost:\d+)\n$/.exec(String(line)) ?? [];
  expect((await fetch(`${url}/foo`)).status).toBe(200);
  server.kill("SIGTERM");
  expect(await once(server, "close")).toEqual([0, null]);
});

it.each([
  [`${port}`, root, /^Port \d+ is taken: set PORT to a free one, .*\n$/],
  ["65536", root, /^.*port.*65536.*\n$/],
  [
    "0",
    join(root, "foo"),
    /^ENOENT: .*headers\.json.*: build the site first \(npm run build\)\.\n$/,
  ],
])("ends with one line that says why: PORT=%s, %s", async (PORT, folder, reason) => {
  const server = run(PORT, folder);
  const [said, [code]] = await Promise.all([text(server.stderr), once(server, "close")]);
  expect(said).toMatch(reason);
  expect(code).toBe(1);
});
