import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

type Files = Readonly<Record<string, string | Buffer>>;

/** Writes files, by their paths below a folder. */
export function writeFiles(folder: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** Unchanged files keep their time stamp, so that a watching dev server does not reload. */
export function writeChangedFiles(folder: string, files: Files): void {
  const isSame = (file: string, content: string | Buffer) =>
    existsSync(file) && readFileSync(file).equals(Buffer.from(content));
  const changed = Object.entries(files).filter(([name, text]) => !isSame(join(folder, name), text));
  writeFiles(folder, Object.fromEntries(changed));
}
