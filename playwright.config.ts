import { defineConfig, devices, type PlaywrightTestConfig } from "@playwright/test";
import { readContactEndpoint, siteConfig } from "./site.config.ts";
import { chromiumFlags, findProgram } from "./tools/lib/programs.ts";

const port = Number(process.env.TEST_PORT ?? 4273);
const desk = { viewport: { width: 1440, height: 900 } };

/** What every run of browser tests has, of the built site and of others (`playwright.*.config.ts`). */
export const sharedConfig: PlaywrightTestConfig = {
  testDir: "tests/browser",
  fullyParallel: true,
  forbidOnly: true,
  // Most of a test is waiting, for an idle page or a late font: more than one a core pays.
  workers: 3,
  timeout: 60_000,
  // A busy machine takes its time; what must be there at once is asked for at once.
  expect: { timeout: 15_000 },
  // The second time leaves a trace, and makes nothing green: a test that passes then is a failure too.
  retries: 1,
  failOnFlakyTests: true,
  reporter: [["line"]],
  use: {
    ...desk,
    baseURL: `http://localhost:${port}`,
    trace: "on-first-retry",
    launchOptions: { executablePath: findProgram("chromium"), args: chromiumFlags },
  },
};

/** With a receiver the form sends: what it does without one is then not to be tried, least of all on the owner's receiver. */
const isFormLocal = readContactEndpoint(siteConfig.contactEndpoint) === undefined;
const otherKinds = ["touch", "delivery", "dev", ...(isFormLocal ? [] : ["local"])];

export default defineConfig({
  ...sharedConfig,
  globalSetup: "./tests/support/before-built.ts",
  // Each run empties its own folder: two may go on at a time.
  outputDir: "test-results/site",
  projects: [
    { name: "desktop", testIgnore: otherKinds.map((kind) => `**/*.${kind}.spec.ts`) },
    { name: "touch", use: devices["Pixel 7"], testMatch: /\.touch\.spec\.ts$/ },
  ],
  webServer: {
    command: "node server/main.ts",
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
  },
});
