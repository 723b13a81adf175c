import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isEncodedCopy, listFiles, notFoundFile, pathsOf } from "../../server/site-files.ts";
import type { SiteHeaders } from "../../server/site-server.ts";
import { builtRoot } from "../support/built-site.ts";
import {
  createFixtureSite,
  type FixtureSite,
  hashedAsset,
  secret,
} from "../support/fixture-site.ts";
import { isLeftOut } from "../support/programs.ts";
import { hostileTargets, nearMisses, type RawResponse, requestRaw } from "../support/raw-http.ts";
import { freePort, type RunningServer, startCaddy, startEmbedded } from "../support/servers.ts";

/** Caddy under the container's Caddyfile. */
async function startContainer(root: string): Promise<RunningServer> {
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
  let site: FixtureSite;
  let embedded: RunningServer;
  let caddy: RunningServer;

  beforeAll(async () => {
    site = await createFixtureSite();
    embedded = await startEmbedded(site.root);
    caddy = await startContainer(site.root);
  });

  afterAll(async () => {
    await embedded?.stop();
    await caddy?.stop();
    site?.remove();
  });

  async function expectSameAnswer(target: string, accept: string, method = "GET"): Promise<void> {
    const headers = { "Accept-Encoding": accept };
    const [ours, theirs] = await Promise.all([
      requestRaw(embedded.port, target, headers, method),
      requestRaw(caddy.port, target, headers, method),
    ]);
    expect(summary(theirs, site.headers), `${method} ${target}`).toEqual(
      summary(ours, site.headers),
    );
    expect(theirs.body.equals(ours.body), `body of ${method} ${target}`).toBe(true);
  }

  it("answers every file and route as the embedded server does", async () => {
    const stored = new Set(listFiles(site.root));
    const files = [...stored].filter((file) => !isEncodedCopy(file, stored));
    for (const target of files.filter((file) => file !== notFoundFile).flatMap(pathsOf)) {
      await expectSameAnswer(target, "identity");
      await expectSameAnswer(target, "gzip", "HEAD");
      await expectSameAnswer(target, "gzip, deflate, br");
    }
  });

  it.each(nearMisses)("answers %s as the embedded server does", async (target) => {
    // The embedded server sends the not-found page only uncompressed.
    await expectSameAnswer(target, "identity");
    await expectSameAnswer(target, "identity", "HEAD");
  });

  it("revalidates by tag", async () => {
    for (const target of ["/", "/foo", hashedAsset]) {
      const etag = (await requestRaw(caddy.port, target)).headers.get("etag") ?? "";
      expect(etag, target).toMatch(/^"[^"]+"$/);
      const again = await requestRaw(caddy.port, target, { "If-None-Match": etag });
      expect(again.status, target).toBe(304);
    }
  });

  it("refuses other methods with 405 and Allow", async () => {
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
      const { status, headers } = await requestRaw(caddy.port, "/", {}, method);
      expect([status, headers.get("allow")], method).toEqual([405, "GET, HEAD"]);
    }
  });

  it("gives hostile paths no file, no secret and no redirect", async () => {
    for (const target of hostileTargets) {
      const response = await requestRaw(caddy.port, target);
      expect([400, 404, 414], target.slice(0, 60)).toContain(response.status);
      expect(response.headers.has("location"), target).toBe(false);
      expect(response.body.toString().includes(secret), target).toBe(false);
    }
  });

  it("takes the files of the real build", async () => {
    const policy: SiteHeaders = JSON.parse(
      readFileSync(join(dirname(builtRoot), "headers.json"), "utf8"),
    );
    const real = await startContainer(builtRoot);
    for (const [file, csp] of Object.entries(policy.pages)) {
      const response = await requestRaw(real.port, pathsOf(file)[0] ?? "");
      expect(response.headers.get("content-security-policy"), file).toBe(csp);
      expect(response.body.equals(readFileSync(join(builtRoot, file))), file).toBe(true);
    }
    await real.stop();
  });
});

function summary(response: RawResponse, { common }: SiteHeaders) {
  const names = [
    ...common.map(([name]) => name.toLowerCase()),
    "content-security-policy",
    "cache-control",
    "content-type",
    "content-encoding",
    "vary",
  ];
  const headers = names.map((name) => [name, response.headers.get(name)]);
  return { status: response.status, ...Object.fromEntries(headers) };
}
