import { globSync } from "node:fs";
import { join } from "node:path";
import {
  type DevEnvironment,
  isRunnableDevEnvironment,
  normalizePath,
  type Plugin,
  type ViteDevServer,
} from "vite";
import { Drawings } from "./drawings.ts";

/** A module whose default export is computed before the page gets it. */
const computedModule = /\.computed\.ts$/;

/** All pages, by the name that React Router gives them. */
const serverBuild = "virtual:react-router/server-build";

/**
 * `import lowering from "./lowering.computed.ts"` gives what the module exports as default, computed when the site is
 * built and anew when the file or anything that it imports has changed; in development the page then follows.
 */
export function figures(): Plugin {
  let root = "";
  let drawings: Drawings;
  let environments: readonly DevEnvironment[] = [];
  /** What pages have been given, by module. */
  const shown = new Map<string, { code: string; files: ReadonlySet<string> }>();

  async function show(id: string): Promise<string> {
    const { code, sources } = await drawings.draw(id);
    const files = Object.keys(sources).map((name) => normalizePath(join(root, name)));
    shown.set(id, { code, files: new Set(files) });
    return code;
  }

  /** Draws a figure anew and gives it to the pages that show it, unless it is the same. */
  async function redraw(id: string) {
    const last = shown.get(id);
    const code = await show(id).catch(() => "");
    if (code === last?.code) return;
    // After a mistake the next drawing is shown again, also if it is the last one.
    if (last && !code) shown.set(id, { ...last, code });
    for (const environment of environments) {
      const module = environment.moduleGraph.getModuleById(id);
      if (module) void environment.reloadModule(module);
    }
  }

  return {
    name: "figures",
    enforce: "pre",
    // Keeps the code that computes figures out of the packages that Vite prepares for the page.
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [withoutFigures] } } }),
    configResolved(config) {
      root = config.root;
      drawings = new Drawings(root);
    },
    configureServer(server) {
      environments = Object.values(server.environments);
      const files = globSync("{app,data}/**/*.computed.ts", { cwd: root });
      const all = drawAll(files, (file) => drawings.draw(normalizePath(join(root, file))), server);
      // React Router loads every page for the first one: meanwhile, because Vite gives up on a module after a minute.
      const { ssr } = server.environments;
      if (isRunnableDevEnvironment(ssr)) ssr.runner.import(serverBuild).catch(() => {});
      server.middlewares.use((_request, _response, next) => void all.then(() => next()));
    },
    load: {
      filter: { id: computedModule },
      handler: (id) => show(id),
    },
    hotUpdate({ file }) {
      if (this.environment.name !== "client") return;
      const stale = [...shown].flatMap(([id, { files }]) => (files.has(file) ? [id] : []));
      if (stale.length === 0) return;
      drawings.forget();
      // Pages keep the last drawings until then: what else was saved is on the page at once.
      for (const id of stale) void redraw(id);
    },
  };
}

/** Draws all figures side by side, and says each second how far it is. */
async function drawAll(
  files: readonly string[],
  draw: (file: string) => Promise<unknown>,
  { config }: ViteDevServer,
) {
  let count = 0;
  const tell = () => config.logger.info(`${count} of ${files.length} figures drawn`);
  const timer = setInterval(tell, 1000);
  const counted = () => {
    count++;
  };
  await Promise.all(files.map((file) => draw(file).then(counted, counted)));
  clearInterval(timer);
  tell();
}

const withoutFigures = {
  name: "without-figures",
  load: { filter: { id: computedModule }, handler: () => "export default {};" },
};
