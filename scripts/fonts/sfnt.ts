import subsetFont from "subset-font";

export type SfntMetrics = {
  unitsPerEm: number;
  ascent: number;
  descent: number;
  lineGap: number;
  advances: Map<string, number>;
};

/** Reads the metrics that browsers use for layout from a TTF, WOFF or WOFF2. */
export async function readSfnt(font: Buffer): Promise<SfntMetrics> {
  const sfnt = await subsetFont(font, undefined, { targetFormat: "sfnt", keepAllGlyphs: true });
  const tables = tableOffsets(sfnt);
  const at = (tag: string) => {
    const offset = tables.get(tag);
    if (offset === undefined) throw new Error(`The font has no ${tag} table`);
    return offset;
  };
  const hhea = at("hhea");
  const lastMetric = sfnt.readUInt16BE(hhea + 34) - 1;
  const advances = new Map<string, number>();
  for (const [code, glyph] of characterMap(sfnt, at("cmap"))) {
    const advance = sfnt.readUInt16BE(at("hmtx") + 4 * Math.min(glyph, lastMetric));
    advances.set(String.fromCodePoint(code), advance);
  }
  return {
    unitsPerEm: sfnt.readUInt16BE(at("head") + 18),
    ascent: sfnt.readInt16BE(hhea + 4),
    descent: -sfnt.readInt16BE(hhea + 6),
    lineGap: sfnt.readInt16BE(hhea + 8),
    advances,
  };
}

function tableOffsets(sfnt: Buffer) {
  const count = sfnt.readUInt16BE(4);
  const entry = (i: number) => 12 + 16 * i;
  return new Map(
    Array.from({ length: count }, (_, i) => [
      sfnt.toString("latin1", entry(i), entry(i) + 4),
      sfnt.readUInt32BE(entry(i) + 8),
    ]),
  );
}

function* characterMap(sfnt: Buffer, cmap: number): Generator<[code: number, glyph: number]> {
  for (let i = 0; i < sfnt.readUInt16BE(cmap + 2); i++) {
    const table = cmap + sfnt.readUInt32BE(cmap + 4 + 8 * i + 4);
    if (sfnt.readUInt16BE(table) === 4) {
      yield* segments(sfnt, table);
      return;
    }
  }
  throw new Error("The font has no character map of format 4");
}

function* segments(sfnt: Buffer, table: number): Generator<[code: number, glyph: number]> {
  const size = sfnt.readUInt16BE(table + 6);
  const ends = table + 14;
  const starts = ends + size + 2;
  const deltas = starts + size;
  const ranges = deltas + size;
  for (let at = 0; at < size; at += 2) {
    const start = sfnt.readUInt16BE(starts + at);
    const range = sfnt.readUInt16BE(ranges + at);
    for (let code = start; code <= sfnt.readUInt16BE(ends + at) && code < 0xffff; code++) {
      const direct = range ? sfnt.readUInt16BE(ranges + at + range + 2 * (code - start)) : code;
      const glyph = direct === 0 && range ? 0 : (direct + sfnt.readUInt16BE(deltas + at)) & 0xffff;
      if (glyph) yield [code, glyph];
    }
  }
}
