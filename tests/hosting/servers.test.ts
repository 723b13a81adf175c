import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pathsOf } from "../../server/site-files.ts";
import { createFixtureSite, hashedAsset, largeAsset, secret } from "../support/fixture-site.ts";
import { lacksProgramsFor } from "../support/programs.ts";
import { hostileTargets, nearMisses, requestRaw } from "../support/raw-http.ts";
import { type RunningServer, startCaddyOn, startEmbedded } from "../support/servers.ts";

const { root, headers: policy, remove } = await createFixtureSite();
afterAll(remove);

const read = (file: string) => readFileSync(join(root, file));
const html = "text/html; charset=utf-8";

const hosts = { "the embedded server": startEmbedded, Caddy: startCaddyOn };

describe.each(Object.entries(hosts))("%s", (name, start) => {
  if (name === "Caddy" && lacksProgramsFor("hosting")) return it.skip("is not installed");

  let server: RunningServer;
  beforeAll(async () => {
    server = await start(root);
  });
  afterAll(() => server?.stop());

  const ask = (target: string, headers?: Record<string, string>, method?: string) =>
    requestRaw(server.port, target, headers, method);
  const headerOf = async (target: string, header: string) =>
    (await ask(target)).headers.get(header);

  it.each([
    ["/", "index.html", html],
    ["/foo", "foo/index.html", html],
    ["/foo/", "foo/index.html", html],
    ["/foo?next=//evil.example", "foo/index.html", html],
    ["/f%6fo", "foo/index.html", html],
    ["/features/deep", "features/deep/index.html", html],
    ["/.well-known/security.txt", ".well-known/security.txt", "text/plain; charset=utf-8"],
    [hashedAsset, hashedAsset, "text/javascript; charset=utf-8"],
    [largeAsset, largeAsset, "font/woff2"],
    ["/favicon.svg", "favicon.svg", "image/svg+xml"],
    ["/share/index.png", "share/index.png", "image/png"],
  ])("answers %s with %s, and HEAD without its body", async (target, file, type) => {
    const get = await ask(target);
    const head = await ask(target, {}, "HEAD");
    expect([get.status, head.status, head.body.length]).toEqual([200, 200, 0]);
    expect(get.body.equals(read(file))).toBe(true);
    expect(get.headers.get("content-type")).toBe(type);
  });

  it.each(nearMisses)("answers %s with the not-found page and status 404", async (target) => {
    const get = await ask(target);
    const head = await ask(target, {}, "HEAD");
    expect([get.status, head.status, head.body.length]).toEqual([404, 404, 0]);
    expect(get.body).toEqual(read("404.html"));
    expect(get.headers.get("content-type")).toBe(html);
    expect(get.headers.get("content-security-policy")).toBe(policy.pages["/404.html"]);
  });

  it.each(hostileTargets)(
    "refuses %s without a redirect or a file from outside",
    async (target) => {
      const { status, headers, body } = await ask(target);
      expect([400, 404, 414]).toContain(status);
      expect([headers.has("location"), headers.has("set-cookie")]).toEqual([false, false]);
      expect(body.includes(secret) || body.includes("a dotfile")).toBe(false);
    },
  );

  it.each(["POST", "PUT", "DELETE", "OPTIONS"])("refuses %s with 405 and Allow", async (method) => {
    const { status, headers } = await ask("/foo", {}, method);
    expect([status, headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });

  it("sends the headers of headers.json: common ones, each page's own policy, those of a folder", async () => {
    for (const target of ["/", "/foo", "/missing", "/robots.txt"]) {
      for (const [header, value] of policy.common) {
        expect(await headerOf(target, header.toLowerCase()), `${header} of ${target}`).toBe(value);
      }
    }
    for (const [file, csp] of Object.entries(policy.pages)) {
      expect(await headerOf(pathsOf(file)[0] ?? "", "content-security-policy"), file).toBe(csp);
    }
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
      const plain = await ask(target);
      const response = await ask(target, { "Accept-Encoding": accept });
      expect(response.headers.get("content-encoding")).toBe(encoding);
      expect(response.headers.get("vary")).toBe("Accept-Encoding");
      const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ""];
      expect(decode ? decode(response.body) : response.body).toEqual(plain.body);
    }
  });

  it.each(["/", "/foo", hashedAsset])("revalidates %s by its tag", async (target) => {
    const etag = (await headerOf(target, "etag")) ?? "";
    expect(etag).toMatch(/^(W\/)?"[^"]+"$/);
    expect((await ask(target, { "If-None-Match": etag })).status).toBe(304);
  });
});

describe("the embedded server alone", () => {
  let port: number;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ port, stop } = await startEmbedded(root));
  });
  afterAll(() => stop());

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

  const run = (PORT: string, SITE_ROOT = root) =>
    spawn(process.execPath, ["server/main.ts"], { env: { ...process.env, PORT, SITE_ROOT } });

  it("says where it serves, answers there, and ends at SIGTERM", async () => {
    const server = run("0");
    const [line] = await once(server.stdout, "data");
    const [, url = ""] = /^Serving (http:\/\/localhost:\d+)\n$/.exec(String(line)) ?? [];
    expect((await fetch(`${url}/foo`)).status).toBe(200);
    server.kill("SIGTERM");
    expect(await once(server, "close")).toEqual([0, null]);
  });

  it.each([
    [
      "a port that is taken",
      () => run(`${port}`),
      /^Port \d+ is taken: set PORT to a free one, .*\n$/,
    ],
    ["a port that is none", () => run("65536"), /^.*port.*65536.*\n$/],
    [
      "a folder without a build",
      () => run("0", join(root, "foo")),
      /^ENOENT: .*headers\.json.*: build the site first \(npm run build\)\.\n$/,
    ],
  ])("ends at %s with one line that says why", async (_, start, reason) => {
    const server = start();
    const [said, [code]] = await Promise.all([text(server.stderr), once(server, "close")]);
    expect(said).toMatch(reason);
    expect(code).toBe(1);
  });
});
