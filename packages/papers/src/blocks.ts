import type { Block, RichText } from "./types.ts";

/** Paragraphs, the commonest block, in short. */
export function paragraphs(...texts: readonly RichText[]): Block[] {
  return texts.map((text) => ({ kind: "text", text }));
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
