import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { basename, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import type { Scene } from "#app/drawing/scene.ts";

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

// Notes which file imports which, as Node resolves it, and which it reads: `import.meta.resolve` comes here too.
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
const { pictureFile } = await import("#app/drawing/scene-file.ts");

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
  const [name] = basename(file).split(".");
  const drawnValue = written(value, "", (scene, key) => {
    const src = writeShapes(scene, key ? `${name}-${key}` : name);
    files.add(src);
    return src;
  });
  const sources = [...sourcesOf(url, new Set(commonSources))].map((source) =>
    fileURLToPath(source),
  );
  return { value: drawnValue, files: [...files], sources };
}

type Write = (scene: Scene, name: string) => string;

/** A value with the address of its file in each scene that becomes one, wherever it stands. */
function written(value: unknown, name: string, write: Write): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => written(item, name, write));
  if (isFileScene(value)) {
    const { width, height, labels } = value;
    return { width, height, shapes: [], labels, src: write(value, name) };
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, written(item, key, write)]),
  );
}

function isFileScene(value: object): value is Scene {
  return "shapes" in value && ("isFile" in value || "image" in value);
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
    (drawn) => parentPort?.postMessage({ file, drawn }),
    (error: unknown) =>
      parentPort?.postMessage({
        file,
        failure: error instanceof Error ? error.stack : String(error),
      }),
  );
});
