import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isLeftOut } from "../../tools/lib/programs.ts";
import type { ServerName } from "../../tools/lib/servers.ts";
import {
  createFixtureSite,
  type FixtureSite,
  LARGE_ASSET_BYTES,
  largeAsset,
} from "../support/fixture-site.ts";
import { type Machine, read, releasesOf, snapshot, startMachine } from "./deployment.ts";
import {
  beginDownload,
  fetchOverHttp2,
  fetchPage,
  postTo,
  redirectOf,
  startVisitors,
} from "./traffic.ts";

const paths = ["/", "/foo", "/foo/", "/features/deep/"];
const fileOf = (path: string) => `${path === "/" ? "" : path.replace(/\/?$/, "")}/index.html`;
const editions = ["first", "second"] as const;
type Edition = (typeof editions)[number];

const sites = Object.fromEntries(
  await Promise.all(editions.map(async (name) => [name, await createFixtureSite(name)])),
) as Record<Edition, FixtureSite>;

/** A path of the owner's own, as docs/contact-endpoint.md puts one in. */
const ownPath: Readonly<Record<ServerName, string>> = {
  nginx: "location = /contact-messages { return 202; }",
  caddy: "\thandle /contact-messages {\n\t\trespond 202\n\t}",
};

const buildOf = (edition: Edition) => join(sites[edition].root, "..");
const assetOf = (edition: Edition) => `/assets/${edition}-Bk07pq3S.js`;

afterAll(() => {
  for (const edition of editions) sites[edition].remove();
});

describe.skipIf(isLeftOut("hosting")).each(["nginx", "caddy"] satisfies ServerName[])(
  "deploying to %s",
  (engine) => {
    let machine: Machine;
    let ownersWords: string;

    beforeAll(async () => {
      machine = await startMachine(engine);
    });
    afterAll(() => machine?.stop());

    /** Which edition this is; throws where page and policy are of two. */
    function editionOf({ path, status, policy, body }: Awaited<ReturnType<typeof fetchPage>>) {
      const edition = editions.find((name) => body === read(join(sites[name].root, fileOf(path))));
      expect({ path, status, edition: edition !== undefined }).toEqual({
        path,
        status: 200,
        edition: true,
      });
      expect(policy).toBe(edition && sites[edition].policy.pages[fileOf(path)]);
      return edition;
    }

    async function expectServed(edition: Edition) {
      for (const path of paths)
        expect(editionOf(await fetchPage(machine.https, path))).toBe(edition);
      for (const name of editions.slice(0, releasesOf(machine).length)) {
        expect((await fetchPage(machine.https, assetOf(name))).status).toBe(200);
      }
    }

    /** Switches under load: nobody is refused, and every page comes with its own policy. */
    async function switchUnderLoad(edition: Edition, act: () => ReturnType<Machine["deploy"]>) {
      const finish = await beginDownload(machine.https, largeAsset);
      const stop = startVisitors(machine.https, paths);
      const outcome = await act();
      expect(outcome).toMatchObject({ code: 0, errors: "" });
      // From the moment at which the script ends: a CDN that is purged then must not fetch the old page again.
      expect(editionOf(await fetchPage(machine.https, "/"))).toBe(edition);
      // The visitors on open connections come to the new release too.
      await new Promise((resolve) => setTimeout(resolve, 500));
      const { answers, lost } = await stop();
      expect(lost).toEqual([]);
      expect(new Set(answers.map(editionOf))).toEqual(new Set(editions));
      expect(await finish()).toBe(LARGE_ASSET_BYTES);
      await expectServed(edition);
      expect(read(machine.ownerFile)).toBe(ownersWords);
    }

    it("asks for a domain, changing nothing", async () => {
      const before = snapshot(machine.siteFolder);
      const { code, errors } = await machine.deploy(buildOf("first"));
      expect(code).toBe(1);
      expect(errors).toMatch(/^deploy\.sh: .+--domain\n$/);
      expect(snapshot(machine.siteFolder)).toBe(before);
    });

    it("says that there is no release yet, and which option lacks its value", async () => {
      const { output } = await machine.deploy(buildOf("first"), "--list");
      expect(output).toMatch(/^No release yet in /);
      const { code, errors } = await machine.deploy(buildOf("first"), "--alias");
      expect([code, errors]).toEqual([1, "deploy.sh: --alias wants a value (--help)\n"]);
    });

    it("works the first time without an error line, over HTTP/2", async () => {
      const names = ["--domain", "localhost", "--alias", "www.localhost"];
      const first = [...names, ...machine.certificate];
      const robots = join(sites.first.root, "robots.txt");
      writeFileSync(robots, "Sitemap: https://elsewhere.test/sitemap.xml\n");
      const outcome = await machine.deploy(buildOf("first"), ...first);
      expect(outcome).toMatchObject({ code: 0, errors: "" });
      expect(outcome.output).toContain("calls itself https://elsewhere.test, not localhost");
      expect(outcome.output).toContain(`Wrote ${machine.ownerFile}`);
      expect(existsSync(machine.defaultSite)).toBe(false);
      if (engine === "nginx") expect(outcome.output).toContain("Debian's default site off");
      await expect.poll(() => fetchPage(machine.https, "/").catch(() => null)).not.toBeNull();
      await expectServed("first");
      const { protocol, headers, body } = await fetchOverHttp2(machine.https, "/");
      expect(protocol).toBe("h2");
      expect(headers["strict-transport-security"]).toBe("max-age=86400");
      expect(body).toBe(read(join(sites.first.root, "index.html")));
    });

    it("leads the second name and plain http to the domain, without a version", async () => {
      const own = `https://localhost:${machine.https}/foo`;
      const plain = await redirectOf(`http://localhost:${machine.http}/foo`, "localhost");
      const second = await redirectOf(`https://localhost:${machine.https}/foo`, "www.localhost");
      // Caddy takes its port for one that a router maps, and leaves it out.
      expect([plain.location.replace(/:\d+/, ""), second.location]).toEqual([
        own.replace(/:\d+/, ""),
        own,
      ]);
      expect([plain.server, second.server].join("")).not.toMatch(/\d/);
    });

    it("says in a dry run what it would do, and does nothing", async () => {
      const before = snapshot(machine.siteFolder);
      const { code, output } = await machine.deploy(buildOf("second"), "--dry-run");
      expect(code).toBe(0);
      expect(output).toContain(`Would leave ${machine.ownerFile} as it is.`);
      expect(output).not.toContain("calls itself");
      const elsewhere = await machine.deploy(buildOf("first"), "--dry-run");
      expect(elsewhere.output).toContain(`not by a name in ${machine.ownerFile}`);
      expect(snapshot(machine.siteFolder)).toBe(before);
    });

    it("deploys a second time under load and leaves the owner's file alone", async () => {
      ownersWords = read(machine.ownerFile).replace(
        /.*(server\.conf|site\.caddy)/,
        `${ownPath[engine]}\n$&`,
      );
      writeFileSync(machine.ownerFile, ownersWords);
      await switchUnderLoad("second", () => machine.deploy(buildOf("second")));
      expect(await postTo(machine.https, "/contact-messages")).toBe(202);
      expect(await postTo(machine.https, "/")).toBe(405);
    });

    it("rolls back under load", async () => {
      await switchUnderLoad("first", () => machine.deploy(buildOf("second"), "--rollback"));
      const { output } = await machine.deploy(buildOf("second"), "--list");
      const [oldest, newest] = releasesOf(machine);
      expect(output).toBe(`${oldest}  (present)\n${newest}\n`);
    });

    it("rolls back to what was served before, not to what was rolled back then", async () => {
      expect(await machine.deploy(buildOf("second"))).toMatchObject({ code: 0 });
      expect(await machine.deploy(buildOf("second"), "--rollback")).toMatchObject({ code: 0 });
      await expectServed("first");
      const further = await machine.deploy(buildOf("second"), "--rollback");
      expect(further.errors).toContain("no release before");
    });

    it("leaves the site alone where the engine refuses the release", async () => {
      const broken = await createFixtureSite("second");
      for (const file of ["nginx/server.conf", "caddy/site.caddy"]) {
        writeFileSync(join(broken.root, "../deploy", file), "not_a_directive 1;\n");
      }
      const before = [read(machine.ownerFile), ...releasesOf(machine)];
      const { code, errors } = await machine.deploy(join(broken.root, ".."));
      broken.remove();
      expect(code).toBe(1);
      expect(errors).toMatch(/nothing was switched/);
      expect([read(machine.ownerFile), ...releasesOf(machine)]).toEqual(before);
      await expectServed("first");
    });

    it("switches back where the address shows something else", async () => {
      const check = ["--check", `http://localhost:1/`];
      const { code, errors } = await machine.deploy(buildOf("second"), ...check);
      expect(code).toBe(1);
      expect(errors).toMatch(/switched back/);
      await expect.poll(async () => editionOf(await fetchPage(machine.https, "/"))).toBe("first");
    });
  },
);
