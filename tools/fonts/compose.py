"""Adds the glyphs that the packaged fonts lack and joins Instrument Serif's italic to its roman.

Needs Debian's python3-fonttools and python3-brotli. Writes full TTFs for build.ts to subset.
"""

from pathlib import Path

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.ttLib import TTFont

from glyphs import (
    add_arrows,
    add_indices,
    add_kets,
    add_relations,
    add_sanskrit,
    alias,
    by_sibling,
    by_variation,
)

MODULES = Path(__file__).resolve().parents[2] / "node_modules"
OUT = MODULES / ".cache" / "fonts"
# Italic phrases are words: letters, figures and the marks of a sentence.
ITALIC = (
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    ".,:;!?&()-/'\"–—‘’“”…é"
)


def load(path):
    return TTFont(MODULES / path)


def host_grotesk():
    font = load("@fontsource-variable/host-grotesk/files/host-grotesk-latin-wght-normal.woff2")
    font.ensureDecompiled()
    # Every weight has the same advances, so the table that would vary them says nothing.
    del font["HVAR"]
    add_sanskrit(font, macron=253, drop=215)
    add_arrows(font, along=1, across=1)
    add_relations(font)
    add_kets(font, scale_x=0.95)
    add_indices(font, designed=False, heavier=by_variation(font, 0.75))
    alias(font, 0x2011, 0x2D)
    alias(font, 0x202F, 0x2009)
    alias(font, 0x3BC, 0xB5)
    return font


def geist_mono():
    font, heavy = (
        load(f"@fontsource/geist-mono/files/geist-mono-latin-{weight}-normal.woff2")
        for weight in (400, 600)
    )
    font.ensureDecompiled()
    add_sanskrit(font, macron=-17, drop=215)
    add_arrows(font, along=0.82, across=1)
    add_relations(font)
    add_kets(font, scale_x=0.95)
    add_indices(font, designed=True, heavier=by_sibling(font, heavy))
    alias(font, 0x2011, 0x2D)
    alias(font, 0x202F, 0x20)
    alias(font, 0x2009, 0x20)
    alias(font, 0x3BC, 0xB5)
    return font


def instrument_serif():
    roman, italic = (
        load(f"@fontsource/instrument-serif/files/instrument-serif-latin-400-{style}.woff2")
        for style in ("normal", "italic")
    )
    if roman["head"].unitsPerEm != italic["head"].unitsPerEm:
        raise ValueError("roman and italic differ in units per em")
    # Renamed before any table is read, so that every table speaks of x.ital.
    italic_names = {name: f"{name}.ital" for name in italic.getGlyphOrder()}
    italic.setGlyphOrder(list(italic_names.values()))
    roman.ensureDecompiled()
    italic.ensureDecompiled()
    italic_cmap = italic.getBestCmap()
    pairs = {roman.getBestCmap()[ord(c)]: italic_cmap[ord(c)] for c in ITALIC}
    glyphs = [g for g in italic.getGlyphOrder() if g != ".notdef.ital"]
    roman.setGlyphOrder([*roman.getGlyphOrder(), *glyphs])
    for name in glyphs:
        roman["glyf"][name] = italic["glyf"][name]
        roman["hmtx"][name] = italic["hmtx"][name]
    add_sanskrit(roman, macron=-6, drop=205)
    add_sanskrit(roman, macron=32, drop=205, style=".ital", angle=italic["post"].italicAngle)
    pairs |= {"amacron": "amacron.ital", "uni1E63": "uni1E63.ital"}
    join_kerning(roman, italic)
    del roman["GSUB"]
    addOpenTypeFeaturesFromString(roman, substitutions(pairs), tables=["GSUB"])
    alias(roman, 0x2011, 0x2D)
    return roman


def join_kerning(roman, italic):
    """Appends the italic's pair lookups to the roman's, and reaches them by the same feature."""
    target, source = roman["GPOS"].table, italic["GPOS"].table
    moved = []
    for index in kern_lookups(source):
        moved.append(len(target.LookupList.Lookup))
        target.LookupList.Lookup.append(source.LookupList.Lookup[index])
    target.LookupList.LookupCount = len(target.LookupList.Lookup)
    for record in target.FeatureList.FeatureRecord:
        if record.FeatureTag == "kern":
            record.Feature.LookupListIndex.extend(moved)
            record.Feature.LookupCount = len(record.Feature.LookupListIndex)


def kern_lookups(table):
    records = table.FeatureList.FeatureRecord
    return sorted({i for r in records if r.FeatureTag == "kern" for i in r.Feature.LookupListIndex})


def substitutions(pairs):
    """Italics come first: the ligatures after them then see italic letters."""
    single = "\n".join(f"  sub {a} by {b};" for a, b in sorted(pairs.items()))
    ligatures = "\n".join(
        f"  sub {' '.join(f'{part}{style}' for part in name.split('_'))} by {name}{style};"
        for style in ("", ".ital")
        for name in ("f_f_i", "f_f_l", "f_i", "f_l")
    )
    return f"""
languagesystem DFLT dflt;
languagesystem latn dflt;
feature ss01 {{
{single}
}} ss01;
feature liga {{
{ligatures}
}} liga;
"""


def main():
    OUT.mkdir(parents=True, exist_ok=True)
    for name, make in (
        ("host-grotesk", host_grotesk),
        ("instrument-serif", instrument_serif),
        ("geist-mono", geist_mono),
    ):
        font = make()
        font.flavor = None
        font.recalcTimestamp = False
        font.save(OUT / f"{name}.ttf")
        print(f"{name}: {len(font.getGlyphOrder())} glyphs")


if __name__ == "__main__":
    main()
