import { globSync } from "node:fs";
import { join } from "node:path";
import { normalizePath, type Plugin } from "vite";
import { type Drawing, Drawings } from "./drawings.ts";

/** A module whose default export is computed before the page gets it. */
const computedModule = /\.computed\.ts$/;

/**
 * `import lowering from "./lowering.computed.ts"` gives what the module exports as default, computed when the site is
 * built and anew when the file or anything that it imports has changed; in development the page then follows.
 */
export function figures(): Plugin {
  let root = "";
  let drawings: Drawings;
  let savedAt = 0;
  /** The files behind each module, to bring a page up to date when one of them is saved. */
  const sourcesOf = new Map<string, ReadonlySet<string>>();
  return {
    name: "figures",
    enforce: "pre",
    // Keeps the code that computes figures out of the packages that Vite prepares for the page.
    config: () => ({ optimizeDeps: { rolldownOptions: { plugins: [withoutFigures] } } }),
    configResolved(config) {
      root = config.root;
      drawings = new Drawings(root, config.logger.info);
    },
    configureServer() {
      // All side by side, because React Router loads every page for the first one, and one figure after another.
      for (const file of globSync("{app,data}/**/*.computed.ts", { cwd: root })) {
        drawings.draw(normalizePath(join(root, file))).catch(() => {});
      }
    },
    load: {
      filter: { id: computedModule },
      async handler(id) {
        const drawing = await drawings.draw(id);
        const files = Object.keys(drawing.sources).map((source) =>
          normalizePath(join(root, source)),
        );
        sourcesOf.set(id, new Set(files));
        for (const file of files) this.addWatchFile(file);
        return moduleSource(drawing, drawings.folder);
      },
    },
    async hotUpdate({ file, modules, timestamp }) {
      // Vite calls this once for each environment, but a save must forget the drawings only once.
      if (timestamp !== savedAt) drawings.forget();
      savedAt = timestamp;
      const staleIds = [...sourcesOf].flatMap(([id, sources]) => (sources.has(file) ? [id] : []));
      // All at once, before the page asks for them, because Vite would ask for one after another.
      await Promise.all(staleIds.map((id) => drawings.draw(id).catch(() => {})));
      const { moduleGraph } = this.environment;
      return [...modules, ...staleIds.flatMap((id) => moduleGraph.getModuleById(id) ?? [])];
    },
  };
}

const withoutFigures = {
  name: "without-figures",
  load: { filter: { id: computedModule }, handler: () => "export default {};" },
};

/** A drawing as a module, which imports its files so that they get an address. */
function moduleSource({ value, files }: Drawing, folder: string): string {
  const imports = files.map(
    (file, k) => `import file${k} from ${JSON.stringify(normalizePath(join(folder, file)))};\n`,
  );
  const json = files.reduce(
    (text, file, k) => text.replaceAll(`"src":"${file}"`, `"src":file${k}`),
    JSON.stringify(value),
  );
  return `${imports.join("")}export default ${json};\n`;
}
