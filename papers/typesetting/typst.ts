import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import * as typst from "@myriaddreamin/typst-ts-web-compiler";
import { faces } from "./style.ts";

const template = join(import.meta.dirname, "paper.typ");
const wasm = createRequire(import.meta.url).resolve("@myriaddreamin/typst-ts-web-compiler/wasm");
const DIAGNOSTICS_IN_FULL = 3;

/** A document in Typst, and the files that it reads, by absolute path; `/paper.typ` is there for all. */
export interface TypesetInput {
  source: string;
  files: Readonly<Record<string, string>>;
}

/** Documents that use `/paper.typ` say how many pages they have. */
export type Typesetter = (input: TypesetInput) => { pdf: Uint8Array; pages?: number };

interface TypesetOutcome {
  result?: Uint8Array;
  diagnostics?: readonly { severity: string; path: string; range: string; message: string }[];
}

/** Loads Typst with the fonts of documents and nothing else: no network, no packages, no system fonts. */
export async function loadTypesetter(): Promise<Typesetter> {
  typst.initSync({ module: readFileSync(wasm) });
  const fonts = new typst.TypstFontResolverBuilder();
  for (const { font, file } of faces) {
    const face = readFileSync(file);
    // Some fonts call themselves otherwise than their package does ("Nunito Sans 12pt"), and Typst would not find them.
    const named: { info: { family: string }[] } = fonts.get_font_info(face);
    for (const style of named.info) style.family = font.family;
    fonts.add_lazy_font(named, () => face);
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
