import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { allRoutes, builtRoot } from "../support/built-site.ts";
import { lacksProgramsFor } from "../support/programs.ts";
import { type RunningServer, startBareHost } from "../support/servers.ts";
import { launchChromium, launchFirefox, launchWebKit, type Session } from "./browsers.ts";

declare global {
  interface Window {
    /** What the browser complained of, as the bare host notes it. */
    complaints: string[];
    isInjected?: boolean;
  }
}

const patience = { timeout: 20_000, interval: 50 };
/** The one complaint that each page must cause: the host's second script is not the page's own. */
const refusedScript = ["script-src-elem"];

const browsers = [
  ["Chromium", launchChromium, false],
  ["Firefox", launchFirefox, lacksProgramsFor("Firefox")],
  ["WebKit", launchWebKit, lacksProgramsFor("WebKit")],
] as const;

for (const [name, launch, isMissing] of browsers) {
  describe.skipIf(isMissing)(`${name}, on a host that sends no header`, () => {
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

    test.each(allRoutes)("%s starts under its own policy", async (path) => {
      await session.open(path);
      await expect.poll(() => session.run(() => window.boot?.isBooted), patience).toBe(true);
      expect(await session.run(() => window.isInjected ?? false)).toBe(false);
      expect(await session.run(() => window.complaints)).toEqual(refusedScript);
      expect(await session.run(refusesMarkup)).toBe(true);
    });

    test("the not-found page stays", async () => {
      await session.open("/no-such-page");
      await expect.poll(() => session.run(() => window.boot?.hasGivenUp), patience).toBe(true);
      expect(await session.run(() => document.querySelector("h1")?.textContent)).toBe("404");
      expect(await session.run(() => window.complaints)).toEqual(refusedScript);
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
