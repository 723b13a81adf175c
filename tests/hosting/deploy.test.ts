import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createFixtureSite } from "../support/fixture-site.ts";
import { lacksProgramsFor } from "../support/programs.ts";
import { requestRaw } from "../support/raw-http.ts";
import { freePort, startCaddy } from "../support/servers.ts";

const readme = readFileSync(join(import.meta.dirname, "../../deploy/README.md"), "utf8");
const sites = {
  first: await createFixtureSite("first"),
  second: await createFixtureSite("second"),
  third: await createFixtureSite("third"),
};
type Edition = keyof typeof sites;
const buildOf = (edition: Edition) => join(sites[edition].root, "..");

afterAll(() => {
  for (const site of Object.values(sites)) site.remove();
});

describe.skipIf(lacksProgramsFor("hosting"))("deploying with Caddy, as the guide says", () => {
  let caddy: Awaited<ReturnType<typeof startCaddy>>;
  let port: number;
  let folder: string;

  beforeAll(async () => {
    const admin = await freePort();
    port = await freePort();
    const options = `{\n\tadmin localhost:${admin}\n}\n`;
    caddy = await startCaddy(`${options}:${port} {\n\trespond 404\n}\n`, port, {});
    folder = join(caddy.folder, "site");
    const [, block = ""] = /```caddyfile\n([^`]+)```/.exec(readme) ?? [];
    const caddyfile = block
      .replace("your.domain", `http://:${port}`)
      .replace("/srv/adyakshar", folder);
    expect(caddyfile).toContain(folder);
    writeFileSync(caddy.file, options + caddyfile);
  });
  afterAll(() => caddy?.stop());

  const environment = () => ({ ...caddy.env, SITE_DIR: folder, CDPATH: tmpdir() });
  const script = (edition: Edition) => join(buildOf(edition), "deploy/deploy.sh");
  const deploy = (edition: Edition, ...words: string[]) =>
    spawnSync("sh", [script(edition), ...words], { env: environment(), encoding: "utf8" });
  const releases = () => readdirSync(join(folder, "releases")).length;

  /** Expects every page of an edition, each with the policy of that edition. */
  async function expectServed(edition: Edition) {
    const site = sites[edition];
    for (const [path, file] of [
      ["/", "/index.html"],
      ["/foo", "/foo/index.html"],
    ] as const) {
      const { status, body, headers } = await requestRaw(port, path);
      expect([status, `${body}`]).toEqual([200, readFileSync(join(site.root, file), "utf8")]);
      expect(headers.get("content-security-policy")).toBe(site.headers.pages[file]);
    }
  }
  const statusOfFirstAsset = async () =>
    (await requestRaw(port, "/assets/first-Bk07pq3S.js")).status;

  it("serves, serves the next one, goes back and forth", async () => {
    expect(deploy("first", "--rollback")).toMatchObject({ status: 1 });
    expect(deploy("first")).toMatchObject({ status: 0 });
    await expectServed("first");
    expect(existsSync(join(buildOf("first"), "deploy/receiver/main.js"))).toBe(true);
    expect(deploy("second")).toMatchObject({ status: 0 });
    await expectServed("second");
    // Who opened a page of the first release still gets its files.
    expect(await statusOfFirstAsset()).toBe(200);
    expect(deploy("first", "--rollback")).toMatchObject({ status: 0 });
    await expectServed("first");
    expect(deploy("first", "--rollback")).toMatchObject({ status: 0 });
    await expectServed("second");
    expect(releases()).toBe(2);
  });

  it("keeps only what is served and what was served before", async () => {
    expect(deploy("third")).toMatchObject({ status: 0 });
    await expectServed("third");
    expect(await statusOfFirstAsset()).toBe(200);
    expect(releases()).toBe(2);
    expect(deploy("third", "--rollback")).toMatchObject({ status: 0 });
    await expectServed("second");
  });

  it("leaves the site as it was where Caddy refuses the release", async () => {
    const site = await createFixtureSite("third");
    writeFileSync(join(site.root, "../deploy/caddy/site.caddy"), "not_a_directive 1\n");
    const links = () => ["current", "previous"].map((name) => realpathSync(join(folder, name)));
    const before = links();
    const env = environment();
    const run = spawnSync("sh", [join(site.root, "../deploy/deploy.sh")], { env });
    site.remove();
    expect(run.status).toBe(1);
    expect(links()).toEqual(before);
    await expectServed("second");
  });

  it("refuses a second deployment at the same time", async () => {
    const holder = spawn("flock", [join(folder, ".lock"), "cat"]);
    await expect.poll(() => deploy("first").stderr).toContain("another deployment");
    holder.stdin.end();
    await once(holder, "close");
  });

  it("killed anywhere, it leaves the site as it was, and the next one works", {
    timeout: 120_000,
  }, async () => {
    for (let after = 0; after < 300; after += 45) {
      const served = `${(await requestRaw(port, "/")).body}`;
      const child = spawn("sh", [script("third")], { env: environment(), detached: true });
      const closed = once(child, "close");
      await setTimeout(after);
      // With its children, as a lost machine would.
      if (child.exitCode === null) process.kill(-(child.pid ?? 0), "SIGKILL");
      await closed;
      const { status, body } = await requestRaw(port, "/");
      expect(status).toBe(200);
      expect([served, readFileSync(join(buildOf("third"), "client/index.html"), "utf8")]).toContain(
        `${body}`,
      );
      // Refused, it may not remove anything that is served.
      deploy("first", "--wrong");
      expect((await requestRaw(port, "/foo")).status).toBe(200);
      expect(deploy("second")).toMatchObject({ status: 0 });
      await expectServed("second");
      expect(releases()).toBe(2);
    }
  });
});

it.skipIf(lacksProgramsFor("hosting"))(
  "the static host's recipe publishes all but stored copies",
  () => {
    const [, recipe = ""] = /```sh\n(rsync [^`]*publish\/)\n```/.exec(readme) ?? [];
    const cwd = join(buildOf("first"), "..");
    const name = buildOf("first").split("/").at(-1) ?? "";
    const command = recipe.replaceAll("build/", `${name}/`).replace("publish/", `${name}/publish/`);
    expect(spawnSync("sh", ["-c", command], { cwd }).status).toBe(0);
    const files = readdirSync(join(buildOf("first"), "publish"), { recursive: true });
    expect(files).toEqual(expect.arrayContaining(["_headers", "_redirects", "404.html"]));
    expect(files.filter((file) => /\.(br|gz)$/.test(`${file}`))).toEqual([]);
  },
);
