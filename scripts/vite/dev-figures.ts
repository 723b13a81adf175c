import { spawn } from "node:child_process";
import { once } from "node:events";
import { relative } from "node:path";
import type { Plugin, ViteDevServer } from "vite";

/** What figures, fonts and colors are made from. */
const sources =
  /^app[\\/](content|engine|figures|fonts|lib)[\\/](?!.*generated[\\/]).*(?<!\.test)\.ts$/;
const drawn = /^app[\\/].*generated[\\/]/;

/** Draws the figures anew when their code changes; the pages reload when a generated file differs. */
export function devFigures(): Plugin {
  return {
    name: "dev-figures",
    apply: "serve",
    configureServer(server) {
      const { watcher, config } = server;
      let changed: string | undefined;
      let isDrawing = false;
      async function draw(path: string) {
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
      }
      watcher.on("change", draw);
      watcher.on("add", (path) => {
        if (drawn.test(relative(config.root, path))) forgetFailures(server);
        return draw(path);
      });
    },
  };
}

/** A page that imported a figure before it was drawn: Vite remembers that there was none. */
function forgetFailures({ environments }: ViteDevServer): void {
  for (const { moduleGraph, hot } of Object.values(environments)) {
    moduleGraph.invalidateAll();
    hot.send({ type: "full-reload" });
  }
}
