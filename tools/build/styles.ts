import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { logoFiles } from "../lib/mark.ts";
import { paletteStyles } from "./palette-styles.ts";

const app = join(import.meta.dirname, "../../app");

/** Unchanged files keep their time stamp, so that a watching dev server does not reload. */
async function writeIfChanged(path: string, content: string): Promise<void> {
  const file = join(app, path);
  const current = await readFile(file).catch(() => undefined);
  if (current?.equals(Buffer.from(content))) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** The colors and the marks, each declared once, in the forms that style sheets and pages take. */
for (const [name, css] of Object.entries(paletteStyles())) {
  await writeIfChanged(`styles/generated/${name}`, css);
}
for (const [name, svg] of Object.entries(logoFiles())) {
  await writeIfChanged(`assets/generated/${name}`, svg);
}
