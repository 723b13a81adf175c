import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { hashedAsset, largeAsset, serveFixtureSite } from "../tools/lib/fixture-site.ts";
import { request } from "../tools/lib/raw-http.ts";

const { root, port, stop } = await serveFixtureSite();
afterAll(stop);

const read = (file: string) => readFileSync(join(root, file));

describe("compression", () => {
  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["GZIP;q=0.5", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["*", "br"],
    ["br;q=0, *", "gzip"],
    ["identity", undefined],
    ["gzip;q=0, br;q=0.000", undefined],
    ["vibrant, abrakadabra", undefined],
    ["br;q=nonsense", undefined],
    ["", undefined],
  ])("negotiates %j as %s", async (accept, encoding) => {
    for (const target of ["/foo", "/missing", hashedAsset]) {
      const plain = await request(port, target);
      const response = await request(port, target, { "Accept-Encoding": accept });
      expect(response.headers.get("content-encoding")).toBe(encoding);
      expect(response.headers.get("vary")).toBe("Accept-Encoding");
      expect(response.headers.get("content-type")).toBe(plain.headers.get("content-type"));
      const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ""];
      expect(decode ? decode(response.body) : response.body).toEqual(plain.body);
    }
  });

  it("does not serve the compressed copies by name", async () => {
    expect((await request(port, "/foo/index.html.br")).status).toBe(404);
    expect((await request(port, `${hashedAsset}.gz`)).status).toBe(404);
  });
});

describe("caching", () => {
  it("gives each encoding its own strong tag", async () => {
    const tags = await Promise.all(
      ["br", "gzip", "identity"].map(async (accept) =>
        (await request(port, "/foo", { "Accept-Encoding": accept })).headers.get("etag"),
      ),
    );
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
  });

  it.each([
    ["the tag", (tag: string) => tag],
    ["a weakened tag", (tag: string) => `W/${tag}`],
    ["a list", (tag: string) => `"other", ${tag}`],
    ["a star", () => "*"],
  ])("answers 304 to %s", async (_name, condition) => {
    const first = await request(port, "/foo", { "Accept-Encoding": "br" });
    const etag = first.headers.get("etag") ?? "";
    const second = await request(port, "/foo", {
      "Accept-Encoding": "br",
      "If-None-Match": condition(etag),
    });
    expect(second.status).toBe(304);
    expect(second.body).toHaveLength(0);
    for (const name of ["etag", "cache-control", "vary", "content-security-policy"]) {
      expect(second.headers.get(name)).toBe(first.headers.get(name));
    }
  });

  it("sends the page again for the tag of another encoding", async () => {
    const br = await request(port, "/foo", { "Accept-Encoding": "br" });
    const plain = await request(port, "/foo", { "If-None-Match": br.headers.get("etag") ?? "" });
    expect(plain.status).toBe(200);
  });

  it("keeps hashed assets for a year and revalidates the rest", async () => {
    const cacheOf = async (target: string) =>
      (await request(port, target)).headers.get("cache-control");
    expect(await cacheOf(hashedAsset)).toBe("public, max-age=31536000, immutable");
    for (const target of ["/", "/foo", "/robots.txt", "/favicon.svg", "/assets/missing.js"]) {
      expect(await cacheOf(target)).toBe("public, max-age=0, must-revalidate");
    }
  });

  it.each(["bytes=0-9", "bytes=9-2", "bytes=-5", "bytes=99999999-", "bytes=x", "lines=1-2"])(
    "ignores the range %s",
    async (range) => {
      for (const target of [hashedAsset, largeAsset]) {
        const response = await request(port, target, { Range: range });
        expect(response.status).toBe(200);
        expect(response.body.equals(read(target))).toBe(true);
      }
    },
  );
});
