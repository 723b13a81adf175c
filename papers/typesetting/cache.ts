import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Fonts } from "../types.ts";
import {
  loadTypesetter,
  type Typeset,
  type TypesetInput,
  type Typesetter,
  typesetterFiles,
} from "./typst.ts";

/** Typst takes seconds to start: a document whose inputs are unchanged is taken from the last run. */
export function lazyTypesetter(folder: string, fonts: Fonts) {
  const tools = hashOf([...typesetterFiles, ...fonts.sources]);
  let typesetter: Promise<Typesetter> | undefined;
  return async (slug: string, input: TypesetInput): Promise<Typeset> => {
    const key = createHash("sha256")
      .update(await tools)
      .update(JSON.stringify(input))
      .digest("hex");
    const file = join(folder, slug);
    const stored = await readFile(`${file}.json`, "utf8").catch(() => "{}");
    const { inputs, pages }: { inputs?: string; pages?: number } = JSON.parse(stored);
    if (inputs === key && pages !== undefined) {
      return { pdf: await readFile(`${file}.pdf`), pages };
    }
    typesetter ??= loadTypesetter(fonts);
    const result = (await typesetter)(input);
    await mkdir(folder, { recursive: true });
    await writeFile(`${file}.pdf`, result.pdf);
    await writeFile(`${file}.json`, JSON.stringify({ inputs: key, pages: result.pages }));
    return result;
  };
}

/** Template, fonts and compiler count as inputs too. */
async function hashOf(files: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const file of files) hash.update(await readFile(file));
  return hash.digest("hex");
}
