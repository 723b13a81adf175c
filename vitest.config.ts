import { configDefaults, defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // The measured data is read as files, so `--changed` finds no import that leads to it.
    forceRerunTriggers: [...configDefaults.forceRerunTriggers, "**/data/*.{csv,json}"],
    projects: [
      {
        test: {
          name: "unit",
          include: ["{app,packages,papers,server,tools,tests/{contact,spec}}/**/*.test.{ts,tsx}"],
          setupFiles: ["tests/support/fuzz.ts"],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "built",
          include: ["tests/{built,hosting}/**/*.test.ts"],
          globalSetup: "tests/support/before-built.ts",
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
