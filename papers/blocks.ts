import { sourceArchiveName } from "#app/models/papers.ts";
import type {
  Block,
  Column,
  DataFile,
  FigureBlock,
  PaperFigure,
  RichText,
  TableBlock,
} from "./types.ts";

/** The first command of a reader who repeats a result. */
export const unpack = `tar -xzf ${sourceArchiveName} && cd ${sourceArchiveName.replace(".tgz", "")}`;

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

/** Columns of words with the same share of the free width; with none they are as wide as their words. */
export function words(share: number, ...titles: readonly RichText[]): Column[] {
  return titles.map((title) => ({ title, ...(share > 0 && { share }) }));
}

/** The same for numbers, which end on one line. */
export function numbers(share: number, ...titles: readonly RichText[]): Column[] {
  return words(share, ...titles).map((column) => ({ ...column, align: "right" }));
}

export function table(
  caption: RichText,
  columns: readonly (Column | readonly Column[])[],
  rows: TableBlock["rows"],
  look: Pick<TableBlock, "dense" | "breaks"> = {},
): Block {
  return { kind: "table", caption, columns: columns.flat(), rows, ...look };
}

export function figure(
  drawn: PaperFigure,
  caption: RichText,
  look: Pick<FigureBlock, "wide"> = {},
): Block {
  return { kind: "figure", figure: drawn, caption, ...look };
}

/** Each term with what it means. */
export function terms(meanings: Readonly<Record<string, RichText>>): Block {
  return {
    kind: "terms",
    items: Object.entries(meanings).map(([term, text]) => ({ term, text })),
  };
}

/** The data files of a document, each with what it holds. */
export function files(contents: Readonly<Record<string, string>>): DataFile[] {
  return Object.entries(contents).map(([file, holds]) => ({ file, holds }));
}
