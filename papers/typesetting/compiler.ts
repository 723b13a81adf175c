import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import * as typst from "@myriaddreamin/typst-ts-web-compiler";
import type { Fonts } from "../types.ts";
import type { TypesetInput } from "../typeset.ts";
import { type Extent, firstThatFills } from "./fit.ts";
import { withReaderTags } from "./reader-tags.ts";

const template = join(import.meta.dirname, "template.typ");
const wasm = createRequire(import.meta.url).resolve("@myriaddreamin/typst-ts-web-compiler/wasm");
const ours = ["compiler.ts", "fit.ts", "reader-tags.ts"].map((file) =>
  join(import.meta.dirname, file),
);
const DIAGNOSTICS_IN_FULL = 3;

export interface Typeset {
  pdf: Uint8Array;
  pages: number;
}

export type Typesetter = (input: TypesetInput) => Typeset;

/** What a document is made with, besides its own words and its fonts. */
export const typesetterFiles: readonly string[] = [template, wasm, ...ours];

interface Outcome {
  result?: Uint8Array;
  diagnostics?: readonly { severity: string; path: string; range: string; message: string }[];
}

/** Typst, with the given fonts and nothing else: no network, no packages, no system fonts. */
export async function loadTypesetter({ load }: Fonts): Promise<Typesetter> {
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
  const encode = (text: string) => new TextEncoder().encode(text);

  const compile = (scale: number): Typeset & Extent => {
    compiler.map_shadow("/fit.json", encode(JSON.stringify({ scale })));
    const { result, diagnostics = [] }: Outcome = compiler.compile(
      "/main.typ",
      null,
      "pdf",
      DIAGNOSTICS_IN_FULL,
    );
    const lines = diagnostics.map((d) => `${d.severity} ${d.path}:${d.range} ${d.message}`);
    if (result === undefined || lines.length > 0) throw new Error(`Typst: ${lines.join("\n")}`);
    const [end]: [Extent] = JSON.parse(compiler.query("/main.typ", null, "<end>", "value"));
    return { pdf: result, ...end };
  };

  return ({ json, drawings }) => {
    compiler.reset_shadow();
    compiler.add_source("/main.typ", readFileSync(template, "utf8"));
    compiler.map_shadow("/document.json", encode(json));
    for (const [name, svg] of Object.entries(drawings)) {
      compiler.map_shadow(`/drawings/${name}`, encode(svg));
    }
    const { pdf, pages } = firstThatFills(compile);
    return { pdf: withReaderTags(pdf), pages };
  };
}
