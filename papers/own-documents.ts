import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import type { OwnDocument } from "#data/papers.ts";
import { siteConfig } from "#site.config";

/** The owner's own documents, with what their files say. */
export function ownDocuments(publicFolder: string): OwnDocument[] {
  return siteConfig.ownDocuments.map((document) => {
    const pdf = readFileSync(join(publicFolder, document.file));
    return { ...document, pages: pageCount(pdf), bytes: pdf.length };
  });
}

/** The pages of a PDF, whose objects may stand in compressed streams; 0 if it is encrypted. */
export function pageCount(pdf: Buffer): number {
  const text = pdf.toString("latin1");
  const streams = [...text.matchAll(/\/ObjStm\b.*?stream\r?\n/gs)].map(({ index, 0: head }) => {
    try {
      return inflateSync(pdf.subarray(index + head.length)).toString("latin1");
    } catch {
      return "";
    }
  });
  return [text, ...streams].flatMap((part) => part.match(/\/Type\s*\/Page\b/g) ?? []).length;
}
