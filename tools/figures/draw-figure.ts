import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { basename, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import type { Scene } from "#app/drawing/scene.ts";

export interface Drawn {
  /** What pages import: the module's default export, with the address of each file that was written. */
  code: string;
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
  const [name] = basename(file).split(".");
  const files = new Set<string>();
  const json = JSON.stringify(value, (key, item) => {
    if (!isFileScene(item)) return item;
    const { width, height, labels } = item;
    const src = writeShapes(item, key ? `${name}-${key}` : name);
    files.add(src);
    return { width, height, shapes: [], labels, src };
  });
  const sources = [...sourcesOf(url, new Set(commonSources))].map((source) =>
    fileURLToPath(source),
  );
  return { code: moduleCode(json, [...files]), files: [...files], sources };
}

/** The value as a module, which imports its files so that they get an address. */
function moduleCode(json: string, files: readonly string[]): string {
  const imports = files.map((file, k) => `import file${k} from "/.cache/drawings/${file}";\n`);
  const value = files.reduce(
    (text, file, k) => text.replaceAll(`"src":"${file}"`, `"src":file${k}`),
    json,
  );
  return `${imports.join("")}export default ${value};\n`;
}

function isFileScene(value: unknown): value is Scene {
  if (typeof value !== "object" || value === null) return false;
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
