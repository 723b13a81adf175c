import { globSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { Drawings } from "../figures/drawings.ts";

/** `?figure` leaves the shapes of each scene to a file; `?figure-inline` keeps them in the page, where they follow its colors. */
const request = /\.ts\?(figure|figure-inline|data)$/;

/**
 * `import lowering from "./lowering.figure.ts?figure"` gives what the module's default export returns. It is computed
 * at build time, anew when the file or anything that it imports has changed; in development the page then follows.
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
    configResolved(config) {
      root = config.root;
      drawings = new Drawings(root);
    },
    // A page asks for its modules within a minute: on a slow machine the first drawing of all figures takes longer.
    async configureServer({ config }) {
      const all = globSync("app/**/*.{figure,picture,pictures,data}.ts", {
        cwd: root,
      });
      let left = all.length;
      const say = setInterval(() => config.logger.info(`Drawing figures: ${left} to go`), 3000);
      // What fails is told by the page that asks for it.
      const drawn = (file: string) => drawings.draw(join(root, file)).catch(() => {});
      await Promise.all(all.map((file) => drawn(file).then(() => left--)));
      clearInterval(say);
    },
    async resolveId(source, importer) {
      const [query, kind] = request.exec(source) ?? [];
      if (!query) return;
      const found = await this.resolve(fileOf(source), importer);
      return found && `${found.id}?${kind}`;
    },
    async load(id) {
      const [query, kind] = request.exec(id) ?? [];
      if (!query) return;
      const { value, sources } = await drawings.draw(fileOf(id));
      const files = Object.keys(sources).map((source) => join(root, source));
      sourcesOf.set(id, new Set(files));
      for (const file of files) this.addWatchFile(file);
      return moduleSource(value, kind === "figure-inline");
    },
    async hotUpdate({ file, modules, timestamp }) {
      // Once for a save, which every environment is told of.
      if (timestamp !== savedAt) drawings.forget();
      savedAt = timestamp;
      const affected = [...sourcesOf].flatMap(([id, sources]) => (sources.has(file) ? [id] : []));
      // Before the page asks for them, for the same reason.
      await Promise.all(affected.map((id) => drawings.draw(fileOf(id)).catch(() => {})));
      const { moduleGraph } = this.environment;
      return [...modules, ...affected.flatMap((id) => moduleGraph.getModuleById(id) ?? [])];
    },
  };
}

const fileOf = (id: string) => id.slice(0, id.indexOf("?"));

interface DrawnScene {
  src: string;
  marks: readonly { kind: string }[];
  body?: string;
}

const isScene = (entry: unknown): entry is DrawnScene =>
  typeof entry === "object" && entry !== null && "marks" in entry && "src" in entry;

/** The value as a module: a scene has the address of its file and its words, or all of its shapes. */
function moduleSource(value: unknown, isInline: boolean): string {
  const files: string[] = [];
  const json = JSON.stringify(value, (_, entry) => {
    if (!isScene(entry)) return entry;
    const { src, body, ...scene } = entry;
    if (isInline) return scene;
    const marks = scene.marks.filter(({ kind }) => kind === "text");
    return { ...scene, marks, src: `file:${files.push(src) - 1}` };
  });
  const imports = files.map((file, k) => `import file${k} from ${JSON.stringify(file)};\n`);
  const body = json.replaceAll(/"file:(\d+)"/g, (_, k) => `file${k}`);
  return `${imports.join("")}export default ${body};\n`;
}
