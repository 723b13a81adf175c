import { spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isLeftOut } from "../../tools/lib/programs.ts";
import type { ServerName } from "../../tools/lib/servers.ts";
import { createFixtureSite } from "../support/fixture-site.ts";
import { type Machine, read, releasesOf, startMachine } from "./deployment.ts";
import { fetchPage } from "./traffic.ts";

const site = await createFixtureSite("first");
const build = dirname(site.root);
const elsewhere = ["--check", "http://localhost:1/"];

describe.skipIf(isLeftOut("hosting")).each(["nginx", "caddy"] satisfies ServerName[])(
  "a fault on the way to %s",
  (engine) => {
    let machine: Machine;
    let first: readonly string[];

    beforeAll(async () => {
      machine = await startMachine(engine);
      first = ["--domain", "localhost", ...machine.certificate];
    });
    afterAll(() => machine?.stop());

    const welcome = async () => (await fetch(`http://localhost:${machine.http}/`)).text();
    const current = () => readlinkSync(join(machine.siteFolder, "current"));
    const home = async () => (await fetchPage(machine.https, "/")).body;

    it.each([
      ["--domain", "https://my.site"],
      ["--domain", "my.site/path"],
      ["--domain", "-x"],
      ["--domain", "a:b"],
      ["--alias", "a..b"],
    ])("%s %s ends in one sentence", async (option, name) => {
      const { code, errors } = await machine.deploy(build, ...first, option, name);
      expect(code).toBe(1);
      expect(errors).toMatch(/^deploy\.sh: "\S+" is no host name: .*\n$/);
      expect(existsSync(machine.siteFolder)).toBe(false);
    });

    it.each(["80x", "0", "65536", "https"])("--http-port %s ends in one sentence", async (port) => {
      const { code, errors } = await machine.deploy(build, "--http-port", port);
      expect([code, errors]).toEqual([1, expect.stringMatching(/^deploy\.sh: a port is .*\n$/)]);
    });

    it("says that a folder is missing, and leaves none", async () => {
      const folder = join(dirname(machine.ownerFile), "none");
      const place = { CADDYFILE: join(folder, "Caddyfile"), NGINX_DIR: folder };
      const env = { ...process.env, SITE_DIR: machine.siteFolder, ...place };
      const words = [join(build, "deploy/deploy.sh"), engine, "--domain", "localhost"];
      const { stderr } = spawnSync("sh", words, { env, encoding: "utf8" });
      expect(stderr).toMatch(/^deploy\.sh: there is no folder .*\n$/);
      expect(existsSync(machine.siteFolder)).toBe(false);
    });

    it("leaves what was there when the first deployment fails its check", async () => {
      const before = await welcome();
      const { code, errors } = await machine.deploy(build, ...first, ...elsewhere);
      expect([code, errors]).toEqual([
        1,
        expect.stringMatching(/switched back to what was there\n$/),
      ]);
      expect(releasesOf(machine)).toEqual([]);
      expect(existsSync(machine.ownerFile)).toBe(engine === "caddy");
      await expect.poll(welcome).toBe(before);
    });

    it("does not mind what a killed deployment has left", async () => {
      expect(await machine.deploy(build, ...first)).toMatchObject({ code: 0, errors: "" });
      const [served = ""] = releasesOf(machine);
      const releases = join(machine.siteFolder, "releases");
      // A whole release that nobody has seen, current already at it, and the link and the copy of another.
      for (const name of ["20010101T000000Z", "29990101T000000Z", ".incoming"]) {
        mkdirSync(join(releases, name, "client"), { recursive: true });
      }
      spawnSync("ln", ["-sfn", "releases/29990101T000000Z", join(machine.siteFolder, "current")]);
      symlinkSync(`releases/${served}`, join(machine.siteFolder, ".current.new"));

      const back = await machine.deploy(build, "--rollback");
      expect([back.code, back.errors]).toEqual([1, expect.stringMatching(/no release before/)]);
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
        const { code, errors } = await machine.deploy(build, "--rollback", name);
        expect([code, errors]).toEqual([
          1,
          `deploy.sh: no release is called ${name} (--list names them)\n`,
        ]);
      },
    );

    it("refuses a link in the build", async () => {
      const linked = join(build, "linked");
      mkdirSync(linked);
      symlinkSync(site.root, join(linked, "client"));
      symlinkSync(join(build, "deploy"), join(linked, "deploy"));
      const before = releasesOf(machine);
      const { code, errors } = await machine.deploy(build, "--build", linked);
      expect([code, errors]).toEqual([1, expect.stringMatching(/client is a link: .*\n$/)]);
      expect(releasesOf(machine)).toEqual(before);
      spawnSync("rm", ["-r", linked]);
    });

    it("takes back what it did when it is told to end", async () => {
      const before = [current(), ...releasesOf(machine), read(machine.ownerFile)];
      const slow = createServer(() => {});
      await new Promise<void>((resolve) => slow.listen(0, resolve));
      const asked = new Promise((resolve) => slow.once("request", resolve));
      const address = `http://localhost:${(slow.address() as AddressInfo).port}/`;
      const outcome = machine.deploy(build, "--check", address);
      await asked;
      expect(current()).not.toBe(before[0]);
      machine.end();
      slow.closeAllConnections();
      expect((await outcome).code).toBe(1);
      slow.close();
      expect([current(), ...releasesOf(machine), read(machine.ownerFile)]).toEqual(before);
      await expect.poll(home).toBe(read(join(site.root, "index.html")));
    });
  },
);

const setpriv = ["--reuid=65534", "--clear-groups", "--inh-caps=-all", "--bounding-set=-all"];
const canDropRights = process.getuid?.() === 0 && spawnSync("setpriv", ["--version"]).status === 0;

it.runIf(canDropRights)("says in one sentence that it wants root", async () => {
  chmodSync(build, 0o755);
  const folder = join(build, "closed");
  mkdirSync(join(folder, "conf.d"), { recursive: true });
  writeFileSync(join(folder, "conf.d/adyakshar.conf"), "");
  const env = { ...process.env, SITE_DIR: join(folder, "site"), NGINX_DIR: folder };
  const script = [...setpriv, "sh", join(build, "deploy/deploy.sh"), "nginx"];
  const child = spawn("setpriv", script, { env });
  let errors = "";
  child.stderr.on("data", (chunk) => {
    errors += chunk;
  });
  const code = await new Promise((resolve) => child.on("close", resolve));
  expect([code, errors]).toEqual([
    1,
    expect.stringMatching(/^deploy\.sh: cannot write to .*run as root\n$/),
  ]);
});

afterAll(() => site.remove());
