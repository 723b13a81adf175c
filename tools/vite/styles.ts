import { spawn } from "node:child_process";
import { relative } from "node:path";
import type { Plugin } from "vite";

/** What the generated style sheets are made from. */
const sources = /^app[\\/](fonts[\\/]fonts|lib[\\/]palettes)\.ts$/;

/** In development a change of the type or of the colors is written into the style sheets at once. */
export function devStyles(): Plugin {
  return {
    name: "dev-styles",
    apply: "serve",
    configureServer({ watcher, config }) {
      watcher.on("change", (path) => {
        if (!sources.test(relative(config.root, path))) return;
        spawn(process.execPath, ["tools/build/styles.ts"], { cwd: config.root, stdio: "inherit" });
      });
    },
  };
}
