import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isLeftOut } from "../../tools/lib/programs.ts";
import { createFixtureSite, LARGE_ASSET_BYTES, largeAsset } from "../support/fixture-site.ts";
import { type Machine, read, releasesOf, snapshot, startMachine } from "./deployment.ts";
import {
  type Answer,
  ask,
  beginDownload,
  fetchOverHttp2,
  fetchPage,
  startVisitors,
} from "./traffic.ts";

const paths = ["/", "/foo", "/foo/", "/features/deep/"];
const fileOf = (path: string) => `${path === "/" ? "" : path.replace(/\/?$/, "")}/index.html`;
const editions = ["first", "second"] as const;
type Edition = (typeof editions)[number];

const sites = {
  first: await createFixtureSite("first"),
  second: await createFixtureSite("second"),
};
const builds = { first: join(sites.first.root, ".."), second: join(sites.second.root, "..") };

/** A path that the owner adds, as docs/contact-endpoint.md describes. */
const ownPath = "\thandle /contact-messages {\n\t\trespond 202\n\t}";

afterAll(() => {
  for (const edition of editions) sites[edition].remove();
});

describe.skipIf(isLeftOut("hosting"))("deploying", () => {
  let machine: Machine;
  let ownersWords: string;

  beforeAll(async () => {
    machine = await startMachine();
  });
  afterAll(() => machine?.stop());

  /** The edition of a page; throws if its policy belongs to another edition. */
  function editionOf({ path, status, policy, body }: Answer) {
    const edition = editions.find((name) => body === read(join(sites[name].root, fileOf(path))));
    expect({ path, status, edition }).toEqual({ path, status: 200, edition: expect.any(String) });
    expect(policy).toBe(edition && sites[edition].policy.pages[fileOf(path)]);
    return edition;
  }

  async function expectServed(edition: Edition) {
    for (const path of paths) expect(editionOf(await fetchPage(machine.https, path))).toBe(edition);
    for (const name of editions.slice(0, releasesOf(machine).length)) {
      const asset = await fetchPage(machine.https, `/assets/${name}-Bk07pq3S.js`);
      expect(asset.status).toBe(200);
    }
  }

  /** Switches releases under load and expects that nobody is refused and every page has its own policy. */
  async function switchUnderLoad(edition: Edition, ...options: readonly string[]) {
    const finishDownload = await beginDownload(machine.https, largeAsset);
    const stop = startVisitors(machine.https, paths);
    const outcome = await machine.deploy(builds.second, ...options);
    expect(outcome).toMatchObject({ code: 0, errors: "" });
    // The new page must be there when the script ends, so that a CDN that is purged then does not fetch the old one.
    expect(editionOf(await fetchPage(machine.https, "/"))).toBe(edition);
    // Visitors on open connections get the new release too.
    await setTimeout(500);
    const { answers, errors } = await stop();
    expect(errors).toEqual([]);
    expect(new Set(answers.map(editionOf))).toEqual(new Set(editions));
    expect(await finishDownload()).toBe(LARGE_ASSET_BYTES);
    await expectServed(edition);
    expect(read(machine.caddyfile)).toBe(ownersWords);
  }

  it("asks for a domain, changing nothing", async () => {
    const before = snapshot(machine.siteFolder);
    const { code, errors } = await machine.deploy(builds.first);
    expect([code, errors]).toEqual([1, expect.stringMatching(/^deploy\.sh: .+--domain\n$/)]);
    expect(snapshot(machine.siteFolder)).toBe(before);
  });

  it("says that there is no release yet", async () => {
    const { output } = await machine.deploy(builds.first, "--list");
    expect(output).toMatch(/^No release yet in /);
  });

  it("works the first time without an error line, over HTTP/2", async () => {
    const names = ["--domain", "localhost", "--alias", "www.localhost"];
    const robots = join(sites.first.root, "robots.txt");
    writeFileSync(robots, "Sitemap: https://elsewhere.test/sitemap.xml\n");
    const outcome = await machine.deploy(builds.first, ...names, ...machine.certificate);
    expect(outcome).toMatchObject({ code: 0, errors: "" });
    expect(outcome.output).toContain("calls itself https://elsewhere.test, not localhost");
    expect(outcome.output).toContain(`Wrote ${machine.caddyfile}`);
    expect(read(`${machine.caddyfile}.package`)).toContain("/usr/share/caddy");
    await expectServed("first");
    const { protocol, headers, body } = await fetchOverHttp2(machine.https, "/");
    expect(protocol).toBe("h2");
    expect(headers["strict-transport-security"]).toBe("max-age=86400");
    expect(body).toBe(read(join(sites.first.root, "index.html")));
  });

  it("leads the second name and plain http to the domain, without a version", async () => {
    const secure = `https://localhost:${machine.https}/foo`;
    const name = "www.localhost";
    const plain = await ask(`http://localhost:${machine.http}/foo`);
    const second = await ask(secure, { headers: { Host: name }, servername: name });
    expect(second.headers.location).toBe(secure);
    // Caddy assumes that a router maps the port, and leaves it out.
    expect(plain.headers.location).toBe("https://localhost/foo");
    expect(`${plain.headers.server}${second.headers.server}`).not.toMatch(/\d/);
  });

  it("says in a dry run what it would do, and does nothing", async () => {
    const before = snapshot(machine.siteFolder);
    const { code, output } = await machine.deploy(builds.second, "--dry-run");
    expect(code).toBe(0);
    expect(output).toContain(`Would leave ${machine.caddyfile} as it is.`);
    expect(output).not.toContain("calls itself");
    const elsewhere = await machine.deploy(builds.first, "--dry-run");
    expect(elsewhere.output).toContain(`not by a name in ${machine.caddyfile}`);
    expect(snapshot(machine.siteFolder)).toBe(before);
  });

  it("deploys a second time under load and leaves the owner's file alone", async () => {
    ownersWords = read(machine.caddyfile).replace(/.*site\.caddy/, `${ownPath}\n$&`);
    writeFileSync(machine.caddyfile, ownersWords);
    await switchUnderLoad("second");
    const post = (path: string) =>
      ask(`https://localhost:${machine.https}${path}`, { method: "POST" });
    expect((await post("/contact-messages")).statusCode).toBe(202);
    expect((await post("/")).statusCode).toBe(405);
  });

  it("rolls back under load", async () => {
    await switchUnderLoad("first", "--rollback");
    const { output } = await machine.deploy(builds.second, "--list");
    const [oldest, newest] = releasesOf(machine);
    expect(output).toBe(`${oldest}  (present)\n${newest}\n`);
  });

  it("rolls back to what was served before, not to what was rolled back then", async () => {
    expect(await machine.deploy(builds.second)).toMatchObject({ code: 0 });
    expect(await machine.deploy(builds.second, "--rollback")).toMatchObject({ code: 0 });
    await expectServed("first");
    const further = await machine.deploy(builds.second, "--rollback");
    expect(further.errors).toContain("no release before");
  });

  it("leaves the site alone where Caddy refuses the release", async () => {
    const broken = await createFixtureSite("second");
    writeFileSync(join(broken.root, "../deploy/caddy/site.caddy"), "not_a_directive 1\n");
    const before = [read(machine.caddyfile), ...releasesOf(machine)];
    const { code, errors } = await machine.deploy(join(broken.root, ".."));
    broken.remove();
    expect([code, errors]).toEqual([1, expect.stringMatching(/nothing was switched/)]);
    expect([read(machine.caddyfile), ...releasesOf(machine)]).toEqual(before);
    await expectServed("first");
  });

  it("switches back where the address shows something else", async () => {
    const { code, errors } = await machine.deploy(builds.second, "--check", "http://localhost:1/");
    expect([code, errors]).toEqual([1, expect.stringMatching(/switched back/)]);
    await expectServed("first");
  });
});
