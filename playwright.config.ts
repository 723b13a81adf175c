import { defineConfig, devices, type PlaywrightTestConfig } from "@playwright/test";
import { chromiumFlags, findProgram } from "./tests/support/programs.ts";

const port = Number(process.env.TEST_PORT ?? 4273);
const desk = { viewport: { width: 1440, height: 900 } };

/** What every run of browser tests has, of the built site and of others (`playwright.*.config.ts`). */
export const sharedConfig: PlaywrightTestConfig = {
  testDir: "tests/browser",
  fullyParallel: true,
  forbidOnly: true,
  // Tests mostly wait, for an idle page or a late font, so more than one per core saves time.
  workers: 3,
  timeout: 60_000,
  // Generous, for busy machines; tests of what must be there at once do not wait.
  expect: { timeout: 15_000 },
  // The second try leaves a trace; a test that passes only then or at the third is reported as flaky.
  retries: 2,
  reporter: [["line"]],
  use: {
    ...desk,
    baseURL: `http://localhost:${port}`,
    trace: "on-first-retry",
    launchOptions: { executablePath: findProgram("chromium"), args: chromiumFlags },
  },
};

export default defineConfig({
  ...sharedConfig,
  globalSetup: "./tests/support/before-built.ts",
  // Each run empties its own folder, so that two can run at a time.
  outputDir: "test-results/site",
  projects: [
    { name: "desktop", testIgnore: /\.(touch|delivery|dev)\.spec\.ts$/ },
    { name: "touch", use: devices["Pixel 7"], testMatch: /\.touch\.spec\.ts$/ },
  ],
  webServer: {
    command: "node server/main.ts",
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
  },
});
