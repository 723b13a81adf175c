import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import * as typst from "@myriaddreamin/typst-ts-web-compiler";
import type { Fonts } from "../types.ts";

const template = join(import.meta.dirname, "paper.typ");
const wasm = createRequire(import.meta.url).resolve("@myriaddreamin/typst-ts-web-compiler/wasm");
const DIAGNOSTICS_IN_FULL = 3;

/** A document in Typst, and the files that it reads, by absolute path; `/paper.typ` is there for all. */
export interface TypesetInput {
  source: string;
  files: Readonly<Record<string, string>>;
}

export interface Typeset {
  pdf: Uint8Array;
  /** Known of documents that use `/paper.typ`. */
  pages?: number;
}

export type Typesetter = (input: TypesetInput) => Typeset;

/** A document depends on these besides its own words and its fonts. */
export const typesetterFiles: readonly string[] = [template, wasm, import.meta.filename];

interface TypesetOutcome {
  result?: Uint8Array;
  diagnostics?: readonly { severity: string; path: string; range: string; message: string }[];
}

/** Typst, with the given fonts and nothing else: no network, no packages, no system fonts. */
export async function loadTypesetter({ load }: Pick<Fonts, "load">): Promise<Typesetter> {
  typst.initSync({ module: readFileSync(wasm) });
  const fonts = new typst.TypstFontResolverBuilder();
  for (const { family, file } of await load()) {
    // Some fonts call themselves otherwise than their package does ("Nunito Sans 12pt"), and Typst would not find them.
    const named: { info: { family: string }[] } = fonts.get_font_info(file);
    for (const face of named.info) face.family = family;
    fonts.add_lazy_font(named, () => file);
  }
  const builder = new typst.TypstCompilerBuilder();
  builder.set_dummy_access_model();
  const compiler = await builder.build();
  compiler.set_fonts(await fonts.build());
  const encoder = new TextEncoder();

  return ({ source, files }) => {
    compiler.reset_shadow();
    compiler.add_source("/main.typ", source);
    compiler.add_source("/paper.typ", readFileSync(template, "utf8"));
    for (const [path, text] of Object.entries(files)) {
      compiler.map_shadow(path, encoder.encode(text));
    }
    const { result, diagnostics = [] }: TypesetOutcome = compiler.compile(
      "/main.typ",
      null,
      "pdf",
      DIAGNOSTICS_IN_FULL,
    );
    const lines = diagnostics.map((d) => `${d.severity} ${d.path}:${d.range} ${d.message}`);
    if (result === undefined || lines.length > 0) throw new Error(`Typst: ${lines.join("\n")}`);
    const [end]: { pages: number }[] = JSON.parse(
      compiler.query("/main.typ", null, "<end>", "value"),
    );
    return { pdf: result, pages: end?.pages };
  };
}

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
