import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { handshakeWords } from "#app/instruments/handshake/words.ts";
import { readContactEndpoint, siteConfig } from "#site.config";
import { aliases, builtRoot, distinctPages } from "../support/built-site.ts";
import { lacksProgramsFor } from "../support/programs.ts";
import { type RunningServer, startBareHost } from "../support/servers.ts";
import { launchFirefox, launchWebKit, type Session } from "./browsers.ts";

/** Generous, because browsers are slow on a busy machine; no test waits longer than it must. */
const patience = { timeout: 20_000, interval: 50 };
/** The one complaint that each page must cause: the host's second script is not the page's own. */
const refusedScript = ["script-src-elem"];

// Both at once, because a browser waits more than it works. `pages.spec.ts` and others ask Chromium the same and more.
describe.concurrent.each([
  ["Firefox", launchFirefox],
  ["WebKit", launchWebKit],
] as const)("%s", (name, launch) => {
  describe.skipIf(lacksProgramsFor(name))("in its order", { concurrent: false }, () =>
    smokeTest(launch),
  );
});

/** Tests each page and a few journeys in a browser, on a host that sends no header. */
function smokeTest(launch: (origin: string) => Promise<Session>) {
  let host: RunningServer;
  let session: Session;
  beforeAll(async () => {
    host = await startBareHost(builtRoot);
    session = await launch(`http://127.0.0.1:${host.port}`);
  });
  afterAll(async () => {
    await session?.close();
    await host.stop();
  });

  const open = async (path: string) => {
    await session.open(path);
    const hasBooted = () => session.run(() => window.boot?.isBooted);
    await expect.poll(hasBooted, patience).toBe(true);
  };
  const address = () => session.run(() => location.pathname + location.hash);
  const topOf = (selector: string) =>
    session.run(
      (target) => document.querySelector(target)?.getBoundingClientRect().top ?? Number.NaN,
      selector,
    );
  const isShown = (selector: string) =>
    session.run((target) => document.querySelector(target)?.checkVisibility() ?? false, selector);
  const hasFocus = (selector: string) =>
    session.run((target) => document.activeElement?.matches(target) ?? false, selector);

  describe("on a phone", () => {
    beforeAll(() => session.resize(390, 844));

    test.each([...distinctPages, aliases[0]])(
      "%s is painted, fits, and comes alive under its own policy",
      async (path) => {
        await open(path);
        const seen = await session.run(() => ({
          paints: performance.getEntriesByName("first-contentful-paint").length,
          headings: [...document.querySelectorAll("h1")].filter((h1) => h1.checkVisibility())
            .length,
          sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          isInjected: window.isInjected ?? false,
          complaints: window.complaints,
        }));
        expect(seen).toEqual({
          paints: 1,
          headings: 1,
          sideways: 0,
          isInjected: false,
          complaints: refusedScript,
        });
        expect(await session.run(refusesMarkup)).toBe(true);
      },
    );

    test("the not-found page stays", async () => {
      await session.open("/no-such-page");
      await expect.poll(() => session.run(() => window.boot?.hasGivenUp), patience).toBe(true);
      expect(await session.run(() => document.querySelector("h1")?.textContent)).toBe("404");
      expect(await session.run(() => window.complaints)).toEqual(refusedScript);
    });
  });

  describe("on a desk", () => {
    beforeAll(() => session.resize(1440, 900));

    test("a link leads on without a page load, to the top and the heading, and Back to where it was left", async () => {
      await open("/");
      await session.run(() => {
        document.documentElement.dataset.mark = "1";
        scrollTo({ top: 1200, behavior: "instant" });
      });
      await session.click('header nav a[href="/about"]');
      await expect.poll(address, patience).toBe("/about");
      await expect.poll(() => hasFocus("h1"), patience).toBe(true);
      expect(await session.run(() => scrollY)).toBe(0);
      await session.run(() => history.back());
      await expect.poll(() => session.run(() => Math.round(scrollY)), patience).toBe(1200);
      expect(await session.run(() => document.documentElement.dataset.mark)).toBe("1");
    });

    test("the Solutions menu opens under its button, and Escape closes it", async () => {
      const [button, menu] = ["[popovertarget=solutions-menu]", "#solutions-menu"];
      await open("/about");
      expect(await isShown(menu)).toBe(false);
      await session.click(button);
      await expect.poll(() => isShown(menu), patience).toBe(true);
      const gap = (await topOf(menu)) - (await topOf(button));
      expect(gap).toBeGreaterThan(16);
      expect(gap).toBeLessThan(80);
      await session.pressEscape();
      await expect.poll(() => isShown(menu), patience).toBe(false);
    });

    test("an instrument opens under the header, has the focus and comes to its result", async () => {
      await open("/tokenization");
      await session.run(() => document.querySelector("#handshake button")?.scrollIntoView());
      await session.click("#handshake button");
      const outcome = () =>
        session.run(
          () => document.querySelector("#handshake [data-outcome] strong")?.textContent ?? "",
        );
      await expect.poll(outcome, patience).toContain(handshakeWords.outcomes.agreed.lead);
      expect(Math.round(await topOf("#handshake"))).toBe(320);
      expect(await hasFocus("#handshake")).toBe(true);
    });

    // With a receiver the values would be sent to the owner.
    const isLocal = readContactEndpoint(siteConfig.contactEndpoint) === undefined;
    test.runIf(isLocal)("the form is checked by the browser, and logs its values", async () => {
      const visitor = { name: "Ada Lovelace", email: "ada@example.com", message: "One line." };
      await open("/adyakshar");
      // The error ends the form's work here: it would leave for a mail program next, which no engine has here.
      await session.run(() => {
        console.log = (...values) => {
          document.documentElement.dataset.logged = JSON.stringify(values);
          throw new Error("logged");
        };
      });
      const logged = () => session.run(() => document.documentElement.dataset.logged ?? "null");
      await session.click("#contact [type=submit]");
      await expect.poll(() => hasFocus("#contact [name=name]"), patience).toBe(true);
      expect(await logged()).toBe("null");
      for (const [name, value] of Object.entries(visitor)) {
        await session.type(`#contact [name=${name}]`, value);
      }
      await session.click("#contact [type=submit]");
      const last = async () => JSON.parse(await logged())?.at(-1);
      await expect.poll(last, patience).toEqual({ ...visitor, company: "" });
      expect(await address()).toBe("/adyakshar");
    });
  });
}

/** True if Trusted Types keep text from becoming markup. Runs in the page. */
function refusesMarkup(): boolean {
  try {
    document.createElement("div").innerHTML = "<b>text</b>";
    return false;
  } catch (error) {
    return error instanceof TypeError;
  }
}
