import { defineConfig } from "@playwright/test";
import { shared } from "./playwright.config.ts";

/** The development server, which its tests start themselves. */
export default defineConfig({
  ...shared,
  outputDir: "test-results/dev",
  testMatch: /\.dev\.spec\.ts$/,
});
