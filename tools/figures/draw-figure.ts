import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { basename, dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import type { Scene } from "#app/figures/scene.ts";

/** What a figure's module returned, each scene with the path of its file, and the files that took part. */
export interface Drawn {
  value: unknown;
  sources: string[];
}

const folder: string = workerData;
const imports = new Map<string, Set<string>>();

const isSource = (url: string) => url.startsWith("file:") && !url.includes("/node_modules/");

// Which file imports which, as Node resolves it.
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

// Behind the hook, which notes what writes the files too: the colors and the type.
const { pictureFile } = await import("#app/figures/scene-file.ts");

function sourcesOf(url: string, seen = new Set<string>()): Set<string> {
  if (seen.has(url)) return seen;
  seen.add(url);
  for (const imported of imports.get(url) ?? []) sourcesOf(imported, seen);
  return seen;
}

const isScene = (entry: unknown): entry is Scene =>
  typeof entry === "object" && entry !== null && "marks" in entry && "width" in entry;

async function draw(file: string): Promise<Drawn> {
  const url = pathToFileURL(file).href;
  const { default: compute } = await import(url);
  const name = basename(file).replace(/\.\w+\.ts$/, "");
  const result = await compute();
  const value = JSON.parse(
    JSON.stringify(result, (key, entry) =>
      isScene(entry) ? written(entry, `${name}-${key}`) : entry,
    ),
  );
  const modules = [...sourcesOf(url, sourcesOf(import.meta.url))].map((source) =>
    fileURLToPath(source),
  );
  return { value, sources: [...modules, ...dataBeside(modules)] };
}

/** Code reads its data from a folder `data` beside it. */
function dataBeside(modules: readonly string[]): string[] {
  const folders = new Set(modules.map((module) => join(dirname(module), "data")));
  return [...folders].flatMap((at) =>
    existsSync(at) ? readdirSync(at).map((file) => join(at, file)) : [],
  );
}

/** A scene whose shapes stand in a file; its address changes with its content, so that no browser shows an old one. */
function written(scene: Scene, name: string): Scene {
  const { image: _, ...rest } = scene;
  const { content, type } = pictureFile(scene);
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 8);
  const src = join(folder, hash, `${name}.${type}`);
  mkdirSync(dirname(src), { recursive: true });
  writeFileSync(src, content);
  return { ...rest, src };
}

parentPort?.on("message", (file: string) => {
  draw(file).then(
    (drawn) => parentPort?.postMessage(drawn),
    (error: unknown) =>
      parentPort?.postMessage({ failure: error instanceof Error ? error.stack : String(error) }),
  );
});
