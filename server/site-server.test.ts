import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { hashedAsset, serveFixtureSite } from "../tests/support/fixture-site.ts";
import { nearMisses } from "../tests/support/hostile-targets.ts";
import { requestRaw, sendRaw } from "../tests/support/raw-http.ts";

const { root, port, headers: policy, stop } = await serveFixtureSite();
afterAll(stop);

const read = (file: string) => readFileSync(join(root, file));

describe("pages", () => {
  it.each([
    ["/", "index.html"],
    ["/foo", "foo/index.html"],
    ["/foo/", "foo/index.html"],
    ["/foo?next=//evil.example", "foo/index.html"],
    ["/f%6fo", "foo/index.html"],
    ["/.well-known/security.txt", ".well-known/security.txt"],
  ])("answers %s with %s", async (target, file) => {
    const response = await requestRaw(port, target);
    expect(response.status).toBe(200);
    expect(response.body.equals(read(file))).toBe(true);
  });

  it.each(nearMisses)("answers %s with the not-found page and status 404", async (target) => {
    const get = await requestRaw(port, target);
    const head = await requestRaw(port, target, {}, "HEAD");
    expect([get.status, head.status]).toEqual([404, 404]);
    expect(get.body).toEqual(read("404.html"));
    expect(head.body).toHaveLength(0);
    expect(head.headers.get("content-length")).toBe(String(get.body.length));
    expect(get.headers.get("content-security-policy")).toBe(policy.pages["/404.html"]);
  });

  it.each(["POST", "OPTIONS"])("refuses %s with 405 and Allow", async (method) => {
    const response = await requestRaw(port, "/foo", {}, method);
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD");
  });

  it("does not read a refused body as a further request", async () => {
    const body = "GET /foo HTTP/1.1\r\nHost: localhost\r\n\r\n";
    const bytes = await sendRaw(
      port,
      `POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    expect(bytes.toString("latin1").match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 405"]);
  });
});

describe("headers", () => {
  it.each(["/", "/foo", "/missing", "//evil.example"])(
    "sends the common policy with %s",
    async (target) => {
      const { headers } = await requestRaw(port, target);
      for (const [name, value] of policy.common) {
        expect(headers.get(name.toLowerCase())).toBe(value);
      }
      expect(headers.has("server") || headers.has("x-powered-by")).toBe(false);
    },
  );

  it("lets other sites show share images, and nothing else", async () => {
    const policies = ["/share/index.png", "/share/none.png", "/favicon.svg", "/"].map(
      async (target) =>
        (await requestRaw(port, target)).headers.get("cross-origin-resource-policy"),
    );
    expect(await Promise.all(policies)).toEqual([
      "cross-origin",
      "same-origin",
      "same-origin",
      "same-origin",
    ]);
  });

  it("sends each page its own content policy and files none", async () => {
    const cspOf = async (target: string) =>
      (await requestRaw(port, target)).headers.get("content-security-policy");
    expect(await cspOf("/foo/")).toBe(policy.pages["/foo/index.html"]);
    expect(await cspOf("/foo")).toContain("'strict-dynamic' 'sha256-");
    expect(await cspOf(hashedAsset)).toBeUndefined();
  });
});

describe("compression and caching", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["br; q=0.0, gzip;q=0", undefined],
    ["br;q=0.1", "br"],
    ["", undefined],
  ])("answers %j with %s", async (accept, encoding) => {
    for (const target of ["/foo", hashedAsset]) {
      const plain = await requestRaw(port, target);
      const response = await requestRaw(port, target, { "Accept-Encoding": accept });
      expect(response.headers.get("content-encoding")).toBe(encoding);
      expect(response.headers.get("vary")).toBe("Accept-Encoding");
      expect(response.headers.get("content-type")).toBe(plain.headers.get("content-type"));
      const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ""];
      expect(decode ? decode(response.body) : response.body).toEqual(plain.body);
    }
  });

  it("does not serve the compressed copies by name", async () => {
    expect((await requestRaw(port, "/foo/index.html.br")).status).toBe(404);
    expect((await requestRaw(port, `${hashedAsset}.gz`)).status).toBe(404);
  });

  it("keeps hashed assets for a year and revalidates the rest", async () => {
    const cacheOf = async (target: string) =>
      (await requestRaw(port, target)).headers.get("cache-control");
    expect(await cacheOf(hashedAsset)).toBe("public, max-age=31536000, immutable");
    for (const target of ["/", "/foo", "/robots.txt", "/favicon.svg", "/assets/missing.js"]) {
      expect(await cacheOf(target)).toBe("public, max-age=0, must-revalidate");
    }
  });

  it.each(["bytes=0-9", "bytes=9-2"])("ignores the range %s", async (range) => {
    const response = await requestRaw(port, hashedAsset, { Range: range });
    expect(response.status).toBe(200);
    expect(response.body.equals(read(hashedAsset))).toBe(true);
  });
});
