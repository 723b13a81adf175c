import { spawn } from "node:child_process";
import { once } from "node:events";
import { relative } from "node:path";
import type { Plugin } from "vite";

/** What figures, fonts and colors are made from. */
const sources =
  /^app[\\/](content|engine|figures|fonts|lib)[\\/](?!.*generated[\\/]).*(?<!\.test)\.ts$/;

/** Draws the figures anew when their code changes; the pages reload when a generated file differs. */
export function devFigures(): Plugin {
  return {
    name: "dev-figures",
    apply: "serve",
    configureServer({ watcher, config }) {
      let changed: string | undefined;
      let isDrawing = false;
      watcher.on("change", async (path) => {
        const file = relative(config.root, path);
        if (!sources.test(file)) return;
        changed = file;
        if (isDrawing) return;
        isDrawing = true;
        while (changed !== undefined) {
          const script = ["scripts/figures.ts", "--changed", changed];
          changed = undefined;
          const drawing = spawn(process.execPath, script, { cwd: config.root, stdio: "inherit" });
          await once(drawing, "exit");
        }
        isDrawing = false;
      });
    },
  };
}
