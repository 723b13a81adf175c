import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listFiles, pathsOf } from "../../tools/lib/site-files.ts";
import { allRoutes, builtRoot, pageFileOf } from "../support/built-site.ts";
import { lacksProgramsFor } from "../support/programs.ts";
import { requestRaw } from "../support/raw-http.ts";
import {
  hostFile,
  type RunningServer,
  startCaddy,
  startEmbedded,
  startNginx,
} from "../support/servers.ts";

const revalidate = "public, max-age=0, must-revalidate";
const immutable = "public, max-age=31536000, immutable";

/** The headers that every host sends beside the policy in the page. */
const common: Readonly<Record<string, RegExp>> = {
  "Strict-Transport-Security": /^max-age=\d+/,
  "X-Content-Type-Options": /^nosniff$/,
  "Referrer-Policy": /^strict-origin-when-cross-origin$/,
  "Content-Security-Policy": /^frame-ancestors 'none'$/,
  "Cross-Origin-Opener-Policy": /^same-origin$/,
  "Cross-Origin-Resource-Policy": /^same-origin$/,
  // The copy buttons write to the clipboard, and their tests read it.
  "Permissions-Policy":
    /^(?!.*clipboard)(?=.*camera=\(\))(?=.*local-fonts=\(\))([a-z-]+=\(\)(, |$))+$/,
};

const files = listFiles(builtRoot).filter((file) => !/\.(br|gz)$/.test(file));
const assets = files.filter((file) => file.startsWith("/assets/"));
const [asset = ""] = assets.filter((file) => file.endsWith(".js"));
const [shared = ""] = files.filter((file) => file.startsWith("/share/"));
const read = (file: string) => readFileSync(join(builtRoot, file));
const pageFiles = files.filter((file) => file.endsWith(".html"));
const pages = new Set(pageFiles.map((file) => `${read(file)}`));
const notFoundPage = `${read("/404.html")}`;
/** The address of a file. */
const pathOf = (file: string) => pathsOf(file)[0] ?? "";
const servedFiles = files.filter((file) => file !== "/404.html");

/** The type of a file by its ending; some have two names. */
const types: Readonly<Record<string, RegExp>> = {
  avif: /^image\/avif$/,
  css: /^text\/css; charset=utf-8$/i,
  csv: /^text\/csv; charset=utf-8$/i,
  html: /^text\/html; charset=utf-8$/i,
  ico: /^image\/(x-icon|vnd\.microsoft\.icon)$/,
  js: /^(text|application)\/javascript; charset=utf-8$/i,
  json: /^application\/json/,
  ll: /^text\/plain; charset=utf-8$/i,
  pdf: /^application\/pdf$/,
  png: /^image\/png$/,
  qasm: /^text\/plain; charset=utf-8$/i,
  svg: /^image\/svg\+xml/,
  tgz: /^application\/(gzip|x-gzip|x-gtar-compressed|x-compressed-tar)$/,
  txt: /^text\/plain; charset=utf-8$/i,
  woff2: /^font\/woff2$/,
  xml: /^(text|application)\/xml/,
};

const nearMisses = `/About /ABOUT/ /index.html /about/index.html /about/index.html?x=1 /about// //about // /404
/404.html /features /robots.txt/ /Robots.txt /assets/ /%2e/about /%61bout /about%2f /about%00 /about. /about;x /_headers
/__proto__ /.git/config /..%2fpackage.json /../package.json /%zz /${"a".repeat(300)} /assets/nope-12345678.js`;

/** Debian's Caddy compresses no answer to an error, and answers POST with the page. */
const hosts = [
  ["the embedded server", startEmbedded, { isMissing: false, isStrict: true }],
  ["nginx", startNginx, { isMissing: lacksProgramsFor("nginx"), isStrict: true }],
  ["Caddy", startCaddy, { isMissing: lacksProgramsFor("Caddy"), isStrict: false }],
] as const;

for (const [name, start, { isMissing, isStrict }] of hosts) {
  describe.skipIf(isMissing)(name, () => {
    let host: RunningServer;
    beforeAll(async () => {
      host = await start(builtRoot);
    });
    afterAll(() => host?.stop());

    const ask = (target: string, headers?: Record<string, string>, method?: string) =>
      requestRaw(host.port, target, headers, method);
    const headerOf = async (target: string, header: string) =>
      (await ask(target)).headers.get(header.toLowerCase()) ?? "";

    it("answers every page with and without slash, and HEAD without a body", async () => {
      for (const path of allRoutes.flatMap((route) => pathsOf(`/${pageFileOf(route)}`))) {
        const page = read(pageFileOf(path.replace(/(?!^)\/$/, "")));
        const get = await ask(`${path}?next=//evil.example`);
        const head = await ask(path, {}, "HEAD");
        expect([get.status, head.status, head.body.length], path).toEqual([200, 200, 0]);
        expect(get.body.equals(page), path).toBe(true);
      }
    });

    it.each(nearMisses.split(/\s/))(
      "answers %s with a page of the site, a redirect to one, or a refusal",
      async (target) => {
        const { status, headers, body } = await ask(target);
        if (status === 404) expect(`${body}`).toBe(notFoundPage);
        else if (status === 200) expect(pages.has(`${body}`)).toBe(true);
        else if (status < 400) expect(headers.get("location")).toMatch(/^(\.\/|\/[a-z.]*\/?)$/);
        else expect([400, 500]).toContain(status);
      },
    );

    it("answers what is missing with the not-found page", async () => {
      const { status, body, headers } = await ask("/nope/deeper");
      expect([status, `${body}`]).toEqual([404, notFoundPage]);
      expect(headers.get("content-type")).toMatch(types.html);
    });

    it.runIf(isStrict)("compresses the not-found page", async () => {
      const { status, body } = await ask("/nope", { "Accept-Encoding": "gzip" });
      expect([status, `${gunzipSync(body)}`]).toEqual([404, notFoundPage]);
    });

    it.each(Object.keys(common))("sends %s with every answer", async (header) => {
      for (const target of ["/", "/about", asset, "/robots.txt", "/nope"]) {
        expect(await headerOf(target, header), target).toMatch(common[header]);
      }
    });

    it("lets other sites show the share images", async () => {
      expect(await headerOf(shared, "Cross-Origin-Resource-Policy")).toMatch(/^(cross-origin)?$/);
    });

    it("lets browsers keep assets for a year, and ask again for the rest", async () => {
      for (const file of assets) {
        expect(await headerOf(file, "Cache-Control"), file).toBe(immutable);
      }
      for (const target of ["/", "/about", "/robots.txt", shared, "/nope", "/assets/nope-1.js"]) {
        expect(await headerOf(target, "Cache-Control"), target).toBe(revalidate);
      }
    });

    it.each(["/", "/about", asset])("revalidates %s by its tag", async (target) => {
      const tag = await headerOf(target, "ETag");
      expect(tag).toMatch(/^(W\/)?"[^"]+"$/);
      const again = await ask(target, { "If-None-Match": tag });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      const freshness = target === asset ? immutable : revalidate;
      expect(again.headers.get("cache-control")).toBe(freshness);
    });

    it("compresses text for those who ask, and not for others", async () => {
      const isText = (file: string) => /\.(css|csv|html|js|json|svg|txt|xml)$/.test(file);
      const isLarge = (file: string) => statSync(join(builtRoot, file)).size > 3000;
      for (const file of servedFiles.filter(isText).filter(isLarge)) {
        const plain = await ask(pathOf(file));
        expect(plain.headers.has("content-encoding"), file).toBe(false);
        expect(plain.body.equals(read(file)), file).toBe(true);
        const packed = await ask(pathOf(file), { "Accept-Encoding": "gzip, br" });
        const encoding = packed.headers.get("content-encoding") ?? "none";
        const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding];
        expect(decode?.(packed.body).equals(plain.body), file).toBe(true);
        expect(packed.headers.get("vary"), file).toMatch(/accept-encoding/i);
      }
    });

    it.each(Object.keys(types))("calls .%s what it is", async (ending) => {
      for (const file of servedFiles.filter((name) => name.endsWith(`.${ending}`))) {
        expect(await headerOf(pathOf(file), "Content-Type"), file).toMatch(types[ending]);
      }
    });

    it.runIf(isStrict).each(["POST", "PUT", "DELETE", "OPTIONS"])("refuses %s", async (method) => {
      expect((await ask("/about", {}, method)).status).toBe(405);
    });
  });
}

it("every ending of the site is among those that hosts are asked for", () => {
  const endings = files.map((file) => file.split(".").at(-1) ?? "");
  expect(Object.keys(types)).toEqual(expect.arrayContaining([...new Set(endings)]));
});

describe("vercel.json", () => {
  const rules: { source: string; headers: { key: string; value: string }[] }[] = JSON.parse(
    hostFile("vercel.json"),
  ).headers;
  /** The headers that Vercel sends: of several rules that match, the last one counts. */
  const sentFor = (path: string) =>
    new Map(
      rules
        .filter(({ source }) => new RegExp(`^${source}$`).test(path))
        .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value] as const)),
    );

  it.each(Object.keys(common))("sends %s", (header) => {
    expect(sentFor("/about").get(header) ?? "").toMatch(common[header]);
  });

  it("keeps assets, opens share images and names the types that hosts do not know", () => {
    expect(sentFor(asset).get("Cache-Control")).toBe(immutable);
    expect(sentFor(shared).get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
    for (const file of files.filter((name) => /\.(qasm|ll)$/.test(name))) {
      expect(sentFor(file).get("Content-Type"), file).toBe("text/plain; charset=utf-8");
    }
  });
});

it.each(["_headers", "vercel.json", "nginx.conf", "Caddyfile"])(
  "%s is short enough to be read",
  (name) => {
    expect(hostFile(name).trim().split("\n").length).toBeLessThanOrEqual(25);
  },
);
