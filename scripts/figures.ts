import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { assets, figures } from "#app/figures/registry.ts";
import type { Figure } from "#app/figures/scene.ts";
import { galleryFiles } from "./figures-gallery.ts";

const root = join(import.meta.dirname, "..");
const sources = join(root, "app/figures");
const generated = join(sources, "generated");
const gallery = join(root, "figures-gallery");

/** Unchanged files keep their time stamp, so that a watching dev server does not reload. */
async function writeIfChanged(file: string, content: string): Promise<void> {
  const current = await readFile(file, "utf8").catch(() => undefined);
  if (current === content) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

function camelCase(id: string): string {
  return id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function moduleSource(figure: Figure): string {
  return `import type { Figure } from "../scene.ts";\nexport const ${camelCase(figure.id)}: Figure = ${JSON.stringify(figure)};\n`;
}

/** Everything that a heavy picture is made from: its folder and the locked dependencies. */
async function fingerprint(folder: string): Promise<string> {
  const names = (await readdir(join(sources, folder))).filter((name) => !name.includes(".test."));
  const files = [
    join(root, "package-lock.json"),
    ...names.sort().map((name) => join(sources, folder, name)),
  ];
  const hash = createHash("sha256");
  for (const file of files) hash.update(await readFile(file));
  return hash.digest("hex");
}

/** Heavy pictures take seconds, so they are made again only when their sources changed. */
async function writeAsset({ folder, load }: (typeof assets)[number]): Promise<void> {
  const stamp = join(generated, `${folder}.sum`);
  const current = await fingerprint(folder);
  if ((await readFile(stamp, "utf8").catch(() => "")) === current) return;
  const { writeAssets } = await load();
  await writeAssets(generated);
  await writeFile(stamp, current);
}

const built = figures.map((entry) => ({ ...entry, figure: entry.build() }));

await mkdir(generated, { recursive: true });
await Promise.all(
  built.map(({ id, figure }) => writeIfChanged(join(generated, `${id}.ts`), moduleSource(figure))),
);
await Promise.all(assets.map(writeAsset));

if (process.argv.includes("--gallery")) {
  const files = Object.entries(galleryFiles(built));
  await Promise.all(files.map(([name, content]) => writeIfChanged(join(gallery, name), content)));
  const pictures = (await readdir(generated)).filter((name) => /\.(avif|png|svg)$/.test(name));
  await Promise.all(pictures.map((name) => copyFile(join(generated, name), join(gallery, name))));
  console.log(`${built.length} figures in ${gallery}/index.html`);
}
