import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isLeftOut } from "../../tools/lib/programs.ts";
import { createFixtureSite } from "../support/fixture-site.ts";
import { type Machine, read, releasesOf, startMachine } from "./deployment.ts";

const site = await createFixtureSite("first");
const build = dirname(site.root);
const script = join(build, "deploy/deploy.sh");
const firstTime = ["--domain", "localhost", "--http"];

afterAll(() => site.remove());

describe.skipIf(isLeftOut("hosting"))("a fault on the way", () => {
  let machine: Machine;

  beforeAll(async () => {
    machine = await startMachine();
  });
  afterAll(() => machine?.stop());

  const home = async () => (await fetch(`http://localhost:${machine.http}/`)).text();
  const current = () => readlinkSync(join(machine.siteFolder, "current"));
  const state = () => [current(), ...releasesOf(machine), read(machine.caddyfile)];

  async function expectRefusal(reason: RegExp, ...options: readonly string[]) {
    const { code, errors } = await machine.deploy(build, ...options);
    expect([code, errors]).toEqual([1, expect.stringMatching(/^deploy\.sh: .*\n$/)]);
    expect(errors).toMatch(reason);
  }

  it.each([
    ["--domain", "https://my.site"],
    ["--domain", "my.site/path"],
    ["--domain", "-x"],
    ["--domain", "a:b"],
    ["--alias", "a..b"],
  ])("%s %s ends in one sentence", async (option, name) => {
    await expectRefusal(/"\S+" is no host name: /, ...firstTime, option, name);
    expect(existsSync(machine.siteFolder)).toBe(false);
  });

  it.each(["80x", "0", "65536", "https"])("--http-port %s ends in one sentence", async (port) => {
    await expectRefusal(/a port is /, "--http-port", port);
  });

  it.each([
    [/unknown option caddy/, "caddy"],
    [/--alias wants a value/, "--alias"],
    [/no key at ""/, "--domain", "localhost", "--certificate", script],
  ])("says %s", expectRefusal);

  it("says that a folder is missing, and leaves none", () => {
    const place = { SITE_DIR: machine.siteFolder, CADDYFILE: join(build, "none/Caddyfile") };
    const env = { ...process.env, ...place };
    const { stderr } = spawnSync("sh", [script, "--domain", "localhost"], { env });
    expect(`${stderr}`).toMatch(/^deploy\.sh: there is no folder .*\n$/);
    expect(existsSync(machine.siteFolder)).toBe(false);
  });

  it("leaves what was there when the first deployment fails its check", async () => {
    const before = [await home(), read(machine.caddyfile)];
    const check = ["--check", "http://localhost:1/"];
    await expectRefusal(/switched back to what was there\n$/, ...firstTime, ...check);
    expect(releasesOf(machine)).toEqual([]);
    expect([await home(), read(machine.caddyfile)]).toEqual(before);
  });

  it("does not mind what a killed deployment has left", async () => {
    expect(await machine.deploy(build, ...firstTime)).toMatchObject({ code: 0, errors: "" });
    const [served = ""] = releasesOf(machine);
    const releases = join(machine.siteFolder, "releases");
    // A killed deployment left a whole release that `current` already points to, and the link and the copy of another.
    for (const name of ["20010101T000000Z", "29990101T000000Z", ".incoming"]) {
      mkdirSync(join(releases, name, "client"), { recursive: true });
    }
    spawnSync("ln", ["-sfn", "releases/29990101T000000Z", join(machine.siteFolder, "current")]);
    symlinkSync(`releases/${served}`, join(machine.siteFolder, ".current.new"));

    await expectRefusal(/no release before/, "--rollback");
    expect(current()).toBe(`releases/${served}`);
    expect(await machine.deploy(build)).toMatchObject({ code: 0, errors: "" });
    expect(releasesOf(machine)).toHaveLength(2);
    expect(existsSync(join(releases, served, ".current.new"))).toBe(false);
    expect(await machine.deploy(build, "--rollback")).toMatchObject({ code: 0 });
    expect(current()).toBe(`releases/${served}`);
  });

  it.each([".incoming", "../../evil", "29990101T000000Z"])(
    "does not roll back to %s",
    async (name) => {
      mkdirSync(join(machine.siteFolder, "releases", name, "client"), { recursive: true });
      await expectRefusal(/no release is called \S+ \(--list names them\)/, "--rollback", name);
    },
  );

  it("refuses a link in the build", async () => {
    const linked = join(build, "linked");
    mkdirSync(linked);
    symlinkSync(site.root, join(linked, "client"));
    symlinkSync(join(build, "deploy"), join(linked, "deploy"));
    const before = state();
    await expectRefusal(/client is a link: /, "--build", linked);
    expect(state()).toEqual(before);
    rmSync(linked, { recursive: true });
  });

  it("takes back what it did when it is told to end", async () => {
    const before = state();
    const slowServer = createServer().listen(0);
    await once(slowServer, "listening");
    const address = `http://localhost:${(slowServer.address() as AddressInfo).port}/`;
    const outcome = machine.deploy(build, "--check", address);
    await once(slowServer, "request");
    expect(current()).not.toBe(before[0]);
    machine.endScript();
    slowServer.closeAllConnections();
    expect((await outcome).code).toBe(1);
    slowServer.close();
    expect(state()).toEqual(before);
    expect(await home()).toBe(read(join(site.root, "index.html")));
  });
});

it("refuses an address of Caddy's admin that would add lines to the Caddyfile", () => {
  const env = { ...process.env, SITE_DIR: join(build, "none"), CADDY_ADMIN: "off\n}" };
  const { status, stderr } = spawnSync("sh", [script, "--list"], { env });
  expect([status, `${stderr}`]).toEqual([1, expect.stringContaining('can stand in "off\n}"')]);
});

const setpriv = ["--reuid=65534", "--clear-groups", "--inh-caps=-all", "--bounding-set=-all"];
const canDropRights = process.getuid?.() === 0 && spawnSync("setpriv", ["--version"]).status === 0;

it.runIf(canDropRights)("says in one sentence that it wants root", () => {
  chmodSync(build, 0o755);
  const env = { ...process.env, SITE_DIR: join(build, "closed"), CADDYFILE: script };
  const { status, stderr } = spawnSync("setpriv", [...setpriv, "sh", script], { env });
  expect([status, `${stderr}`]).toEqual([
    1,
    expect.stringMatching(/^deploy\.sh: cannot write to .*run as root\n$/),
  ]);
});
