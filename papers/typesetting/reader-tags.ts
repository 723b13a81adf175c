/**
 * What Typst does not write yet, put into the tags of a PDF: the first cell of a table's row is the header of that row, and
 * a window shows the document's title instead of its file's name. Typst's objects are plain text in one table of offsets.
 */
export function withReaderTags(pdf: Uint8Array): Uint8Array {
  const text = Buffer.from(pdf).toString("latin1");
  const end = Number(/startxref\n(\d+)\n%%EOF\s*$/.exec(text)?.[1]);
  const [, size = "", table = ""] = /^xref\n0 (\d+)\n([\s\S]*?)trailer/.exec(text.slice(end)) ?? [];
  const offsets = [...table.matchAll(/^(\d{10}) \d{5} n/gm)].map(([, offset]) => Number(offset));
  if (offsets.length + 1 !== Number(size)) throw new Error("Not a PDF as Typst writes it");

  const inOrder = [...offsets].sort((a, b) => a - b);
  const ends = new Map(inOrder.map((offset, index) => [offset, inOrder[index + 1] ?? end]));
  const objects = new Map(offsets.map((offset) => [offset, text.slice(offset, ends.get(offset))]));
  const elements = [...objects.values()].filter((object) => object.includes("/StructElem"));
  // The kids of a row are listed from its first cell on.
  const firstCells = new Set(
    elements.map((object) => /\/S \/TR[^[]*\/K \[(\d+) 0 R/.exec(object)?.[1]),
  );

  const changedObject = (object: string): string => {
    if (object.includes("/Type /Catalog")) {
      return object.replace("/ViewerPreferences <<", "$&\n    /DisplayDocTitle true");
    }
    if (!object.includes("/S /TD")) return object;
    // A list of headers would hide those that are found by their scope.
    const unlisted = object.replace(/\n *\/Headers \[[^\]]*\]/, "");
    if (!firstCells.has(/^\d+/.exec(object)?.[0])) return unlisted;
    return unlisted.replace("/S /TD", "/S /TH").replace("/O /Table", "$&\n    /Scope /Row");
  };

  const newOffsets = new Map<number, number>();
  let body = text.slice(0, inOrder[0]);
  for (const offset of inOrder) {
    newOffsets.set(offset, body.length);
    body += changedObject(objects.get(offset) ?? "");
  }
  const tail = text
    .slice(end)
    .replace(/^\d{10}(?= \d{5} n)/gm, (offset) =>
      `${newOffsets.get(Number(offset))}`.padStart(10, "0"),
    )
    .replace(/startxref\n\d+/, `startxref\n${body.length}`);
  return new Uint8Array(Buffer.from(body + tail, "latin1"));
}
