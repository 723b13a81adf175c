import { createHash } from "node:crypto";
import { globSync, mkdirSync, writeFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { basename, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import type { Picture, Scene } from "#app/figures/scene.ts";
import { siteOfFile } from "#app/lib/site.ts";

export interface Drawn {
  /** The module's default export; a scene whose shapes stand in a file has the file's name in `src`. */
  value: unknown;
  /** The names of these files, below the folder of drawings. */
  files: string[];
  sources: string[];
}

const { folder }: { folder: string } = workerData;
const imports = new Map<string, Set<string>>();

const isSource = (url: string) => url.startsWith("file:") && !url.includes("/node_modules/");

// Notes which file imports which, as Node resolves it.
registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    const { parentURL } = context;
    if (parentURL && isSource(resolved.url)) {
      imports.set(parentURL, (imports.get(parentURL) ?? new Set()).add(resolved.url));
    }
    return resolved;
  },
});

// Imported after the hook, so that it also notes the modules that write the files: the colors and the type.
const { pictureFile } = await import("#app/figures/scene-file.ts");

function sourcesOf(url: string, seen = new Set<string>()): Set<string> {
  if (seen.has(url)) return seen;
  seen.add(url);
  for (const imported of imports.get(url) ?? []) sourcesOf(imported, seen);
  return seen;
}

/** Every drawing depends on these; the module has not imported a figure yet. */
const commonSources = sourcesOf(import.meta.url);

async function draw(file: string): Promise<Drawn> {
  const url = pathToFileURL(file).href;
  const { default: value } = await import(url);
  const files = new Set<string>();
  const drawnValue = drawnModule(value, file, (scene, name) => {
    const src = writeShapes(scene, name);
    files.add(src);
    return src;
  });
  const modules = [...sourcesOf(url, new Set(commonSources))].map((source) =>
    fileURLToPath(source),
  );
  return { value: drawnValue, files: [...files], sources: [...modules, ...filesBeside(modules)] };
}

type Write = (scene: Scene, name: string) => string;

/** The file's ending says whether it holds a picture, several by name, or data without pictures. */
function drawnModule(value: unknown, file: string, write: Write): unknown {
  const [name, ending] = basename(file).split(".");
  const isOfLab = siteOfFile(file) === "lab";
  const draw = ({ shapes, scene, narrow, ...picture }: Picture) => {
    // A file cannot follow the colors of the lab's two editions.
    const isInline = shapes === "inline" || (isOfLab && !scene.image);
    const drawScene = (one: Scene, key: string) =>
      isInline ? one : wordsOf(one, write(one, `${name}-${key}`));
    return {
      ...picture,
      scene: drawScene(scene, "scene"),
      narrow: narrow && drawScene(narrow, "narrow"),
    };
  };
  if (ending === "data") return value;
  if (ending !== "pictures") return draw(value as Picture);
  const pictures = Object.entries(value as Record<string, Picture>);
  return Object.fromEntries(pictures.map(([key, picture]) => [key, draw(picture)]));
}

/** The part of a scene that stays in the page when its shapes stand in a file. */
function wordsOf({ width, height, marks }: Scene, src: string): Scene {
  return { width, height, marks: marks.filter(({ kind }) => kind === "text"), src };
}

/** Modules in the folders `data` and `fonts` read the files beside them. */
function filesBeside(modules: readonly string[]): string[] {
  const isRead = (folder: string) => ["data", "fonts"].includes(basename(folder));
  const folders = new Set(modules.map(dirname).filter(isRead));
  return [...folders].flatMap((cwd) => globSync("**/*.*", { cwd }).map((file) => join(cwd, file)));
}

/** Writes a scene's shapes; the file's name changes with its content, so that no browser shows an old one. */
function writeShapes(scene: Scene, name: string): string {
  const { content, type } = pictureFile(scene);
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 8);
  mkdirSync(join(folder, hash), { recursive: true });
  writeFileSync(join(folder, hash, `${name}.${type}`), content);
  return `${hash}/${name}.${type}`;
}

parentPort?.on("message", (file: string) => {
  draw(file).then(
    (drawn) => parentPort?.postMessage(drawn),
    (error: unknown) =>
      parentPort?.postMessage({ failure: error instanceof Error ? error.stack : String(error) }),
  );
});
