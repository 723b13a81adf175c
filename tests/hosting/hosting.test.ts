import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { HeaderPolicy } from "../../server/policy.ts";
import { isEncodedCopy, listFiles, notFoundFile, pathsOf } from "../../server/site-files.ts";
import { builtRoot } from "../../tools/lib/built-site.ts";
import { isLeftOut } from "../../tools/lib/programs.ts";
import { freePort, type RunningServer, startEmbedded } from "../../tools/lib/servers.ts";
import { type RawResponse, requestRaw } from "../support/raw-http.ts";
import { startCaddy } from "./deployment.ts";

const root = builtRoot;
/** A file beside the folder that is served. */
const secret = readFileSync(join(dirname(root), "headers.json"), "utf8");
const policy: HeaderPolicy = JSON.parse(secret);

const stored = new Set(listFiles(root));
const files = [...stored].filter((file) => !isEncodedCopy(file, stored) && file !== notFoundFile);
const targets = files.flatMap(pathsOf);
const unknown = [
  "/no-such-page",
  "/assets/no-such-file.js",
  "/share/no-such-picture.png",
  "/404.html",
  "/404",
  "/.hidden",
];
const compressedCopies = [...stored].filter((file) => isEncodedCopy(file, stored)).slice(0, 4);
const hostile = [
  "/../headers.json",
  "/..%2fheaders.json",
  "/%2e%2e/headers.json",
  "/..%5cheaders.json",
  "/assets/../../headers.json",
  "/%00",
  "/%zz",
  "//evil.example",
  "//evil.example/%2e%2e",
  "/\\evil.example",
];

const comparedHeaders = [
  ...policy.common.map(([name]) => name.toLowerCase()),
  "content-security-policy",
  "cache-control",
  "content-type",
  "content-encoding",
  "vary",
];

/** Caddy under the container's Caddyfile. */
async function startContainer(): Promise<RunningServer> {
  const port = await freePort();
  const folder = join(dirname(root), "deploy/caddy");
  const caddyfile = readFileSync(join(folder, "Caddyfile"), "utf8").replace(
    "site.caddy",
    `${folder}/$&`,
  );
  const variables = { SITE_ADDRESS: `http://:${port}`, SITE_ROOT: root };
  const { stop } = await startCaddy(`{\n\tadmin off\n}\n${caddyfile}`, port, variables);
  return { port, stop };
}

describe.skipIf(isLeftOut("hosting"))("Caddy", () => {
  let embedded: RunningServer;
  let caddy: RunningServer;

  beforeAll(async () => {
    embedded = await startEmbedded(root);
    caddy = await startContainer();
  });

  afterAll(async () => {
    await embedded?.stop();
    await caddy?.stop();
  });

  async function expectSameAnswer(target: string, accept: string, method = "GET"): Promise<void> {
    const headers = { "Accept-Encoding": accept };
    const [ours, theirs] = await Promise.all([
      requestRaw(embedded.port, target, headers, method),
      requestRaw(caddy.port, target, headers, method),
    ]);
    expect(summary(theirs), `${method} ${target}`).toEqual(summary(ours));
    expect(theirs.body.equals(ours.body), `body of ${method} ${target}`).toBe(true);
  }

  it("answers every file and route as the embedded server does", async () => {
    for (const target of targets) {
      await expectSameAnswer(target, "identity");
      await expectSameAnswer(target, "gzip");
      await expectSameAnswer(target, "gzip", "HEAD");
      await expectSameAnswer(target, "gzip, deflate, br");
    }
  });

  it("answers unknown paths with the same not-found page", async () => {
    const page = readFileSync(join(root, notFoundFile));
    for (const target of [...unknown, ...compressedCopies]) {
      const response = await requestRaw(caddy.port, target);
      expect(response.status, target).toBe(404);
      expect(response.body.equals(page), target).toBe(true);
      // The embedded server sends only this page uncompressed.
      await expectSameAnswer(target, "identity");
      await expectSameAnswer(target, "identity", "HEAD");
    }
  });

  it("revalidates by tag", async () => {
    for (const target of ["/", ...targets.slice(-3)]) {
      const etag = (await requestRaw(caddy.port, target)).headers.get("etag") ?? "";
      expect(etag, target).toMatch(/^"[^"]+"$/);
      const again = await requestRaw(caddy.port, target, { "If-None-Match": etag });
      expect(again.status, target).toBe(304);
    }
  });

  it("refuses other methods with 405 and Allow", async () => {
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
      const response = await requestRaw(caddy.port, "/", {}, method);
      expect(response.status, method).toBe(405);
      expect(response.headers.get("allow"), method).toBe("GET, HEAD");
    }
  });

  it("gives hostile paths no file, no secret and no redirect", async () => {
    const allowed = [400, 404, 414];
    for (const target of hostile) {
      const response = await requestRaw(caddy.port, target);
      expect(allowed, target).toContain(response.status);
      expect(response.headers.has("location"), target).toBe(false);
      expect(response.body.toString().includes(secret), target).toBe(false);
    }
  });
});

it.each(["cloudflare-pages", "netlify"])("%s gets a policy for every page", (host) => {
  const headers = readFileSync(join(dirname(root), "deploy", host, "_headers"), "utf8");
  const policies = headers.split("\n").filter((line) => line.includes("Content-Security"));
  for (const csp of Object.values(policy.pages)) {
    const hashes = csp.match(/'sha256-[^']+'/g) ?? [];
    const fits = (line: string) => hashes.every((hash) => line.includes(hash));
    expect(policies.some(fits)).toBe(true);
  }
});

function summary(response: RawResponse): Record<string, string | number | undefined> {
  const headers = comparedHeaders.map((name) => [name, response.headers.get(name)]);
  return { status: response.status, ...Object.fromEntries(headers) };
}
