import { join } from "node:path";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // What runs every test with `--changed`: this file, and the measured data, which is read and not imported. A package
    // that changes is left to `npm test`.
    forceRerunTriggers: ["**/vitest.config.ts", "**/data/*.{csv,json}"],
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "{app,data,packages,papers,server,tools}/**/*.test.{ts,tsx}",
            "tests/{contact,repository}/*.test.ts",
          ],
          setupFiles: ["tests/support/fuzz.ts"],
          // The files share the modules that they import, which takes a third of the processor's time away.
          isolate: false,
          unstubGlobals: true,
          // Commands that tests start again and again are compiled once.
          env: { NODE_COMPILE_CACHE: join(import.meta.dirname, ".cache/node") },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "built",
          include: ["tests/{built,hosting}/*.test.ts"],
          globalSetup: "tests/support/current-build.ts",
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "other-browsers",
          include: ["tests/other-browsers/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
