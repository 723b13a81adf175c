import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { miniatures } from "./miniatures.ts";

export async function writeAssets(outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true });
  await writeFile(
    join(outDir, "miniatures.ts"),
    `export const miniatures = ${JSON.stringify(miniatures, null, 2)} as const;\n`,
  );
}
