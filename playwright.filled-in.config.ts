import { defineConfig } from "@playwright/test";
import { sharedConfig } from "./playwright.config.ts";

/** The form that sends, in the site that `npm run test:filled-in` has built and named in FILLED_IN_SITE. */
export default defineConfig({
  ...sharedConfig,
  outputDir: "test-results/filled-in",
  // One at a time: a message that one test has kept would go to another's receiver.
  workers: 1,
  testMatch: /\.delivery\.spec\.ts$/,
});
