import { defineConfig } from "@playwright/test";
import { sharedConfig } from "./playwright.config.ts";

/** The development server, which its tests start themselves. */
export default defineConfig({
  ...sharedConfig,
  outputDir: "test-results/dev",
  testMatch: /\.dev\.spec\.ts$/,
});
