import { defineConfig, devices } from "@playwright/test";
import { chromiumFlags, findProgram } from "./tests/support/programs.ts";

export default defineConfig({
  testDir: "tests/browser",
  fullyParallel: true,
  forbidOnly: true,
  // Tests mostly wait, for an idle page or a late font, so more than one per core saves time.
  workers: "150%",
  timeout: 60_000,
  // Generous, for busy machines; tests of what must be there at once do not wait.
  expect: { timeout: 15_000 },
  // The second try leaves a trace; a test that passes only then or at the third is reported as flaky.
  retries: 2,
  reporter: [["line"]],
  use: {
    viewport: { width: 1440, height: 900 },
    trace: "on-first-retry",
    launchOptions: { executablePath: findProgram("chromium"), args: chromiumFlags },
  },
  // The ending of a test's name decides where it runs. Runs that npm test starts side by side empty folders of their own.
  projects: [
    { name: "build", testMatch: "build.setup.ts", retries: 0, outputDir: "test-results/build" },
    {
      name: "desktop",
      testIgnore: /\.(touch|dev)\.spec\.ts$/,
      dependencies: ["build"],
      outputDir: "test-results/desktop",
    },
    {
      name: "touch",
      testMatch: /\.touch\.spec\.ts$/,
      use: devices["Pixel 7"],
      dependencies: ["build"],
      outputDir: "test-results/touch",
    },
    // The development server, which its tests start themselves.
    { name: "dev", testMatch: /\.dev\.spec\.ts$/, outputDir: "test-results/dev" },
  ],
});
