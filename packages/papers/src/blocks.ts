import { SOURCE_ARCHIVE } from "./facts.ts";
import type { Block, RichText } from "./types.ts";

/** The first command of a reader who repeats a result. */
export const unpack = `tar -xzf ${SOURCE_ARCHIVE} && cd ${SOURCE_ARCHIVE.replace(".tgz", "")}`;

/** Paragraphs, the most common block, in short; a long one is a list of its sentences. */
export function paragraphs(...texts: readonly (RichText | readonly RichText[])[]): Block[] {
  return texts.map((text) => ({ kind: "text", text: [text].flat().join(" ") }));
}

export function heading(text: RichText): Block {
  return { kind: "heading", text };
}

export function bullets(...items: readonly RichText[]): Block {
  return { kind: "list", ordered: false, items };
}

export function steps(...items: readonly RichText[]): Block {
  return { kind: "list", ordered: true, items };
}

export function finding(text: RichText): Block {
  return { kind: "finding", text };
}
