import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/** Unchanged files keep their time stamp, so that a watching dev server does not reload. */
export async function writeIfChanged(file: string, content: string | Buffer): Promise<void> {
  const current = await readFile(file).catch(() => undefined);
  if (current?.equals(Buffer.from(content))) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}
