import { defineConfig, devices } from "@playwright/test";
import { readContactEndpoint, siteConfig } from "./site.config.ts";
import { chromiumFlags, findProgram } from "./tooling/programs.ts";

const port = Number(process.env.TEST_PORT ?? 4273);

/** With a receiver the form sends: what it does without one is then not to be tried, least of all on the owner's receiver. */
const isFormLocal = readContactEndpoint(siteConfig.contactEndpoint) === undefined;
const elsewhere = ["mobile", "touch", "delivery", ...(isFormLocal ? [] : ["local"])];

export default defineConfig({
  testDir: "tests/browser",
  fullyParallel: true,
  forbidOnly: true,
  // Most of a test is waiting, for an idle page or a late font: more than one a core pays.
  workers: 3,
  timeout: 60_000,
  // A busy machine takes its time; what must be there at once is asked for at once.
  expect: { timeout: 15_000 },
  // A shared machine may starve a browser once; a test that fails twice is broken.
  retries: 1,
  // On a build server a test that passes the second time is a failure, and leaves its trace.
  failOnFlakyTests: process.env.GITHUB_ACTIONS !== undefined,
  reporter: [["line"]],
  use: {
    baseURL: `http://localhost:${port}`,
    trace: "on-first-retry",
    launchOptions: { executablePath: findProgram("chromium"), args: chromiumFlags },
  },
  projects: [
    {
      name: "desktop",
      use: { viewport: { width: 1440, height: 900 } },
      testIgnore: elsewhere.map((kind) => `**/*.${kind}.spec.ts`),
    },
    {
      name: "mobile",
      use: { ...devices["Pixel 7"] },
      testMatch: /\.mobile\.spec\.ts$/,
    },
    {
      name: "touch",
      use: { ...devices["Pixel 7"] },
      testMatch: /\.touch\.spec\.ts$/,
    },
    { name: "delivery build", testMatch: "delivery.setup.ts" },
    {
      name: "delivery",
      use: { viewport: { width: 1440, height: 900 } },
      testMatch: /\.delivery\.spec\.ts$/,
      dependencies: ["delivery build"],
    },
  ],
  webServer: {
    command: "node server/main.ts",
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
  },
});
