"""Adds two alternates for large sizes to Host Grotesk, behind the feature ss02: a shorter, lower hyphen, and a figure 1
that has no foot and takes no more room than its stem.

    python3 -m venv /tmp/fonts && /tmp/fonts/bin/pip install fonttools brotli
    /tmp/fonts/bin/python tools/fonts/display-alternates.py app/fonts/host-grotesk.woff2
"""

import sys

from fontTools.otlLib.builder import buildLookup, buildSingleSubstSubtable
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables
from fontTools.ttLib.tables.TupleVariation import TupleVariation

FEATURE = "ss02"
file = sys.argv[1]
font = TTFont(file, lazy=False)
variations = font["gvar"].variations


def add(name, contour, deltas, advance):
    """A glyph of one contour of straight lines; deltas are what the boldest weight adds to each point."""
    pen = TTGlyphPen(None)
    pen.moveTo(contour[0])
    for point in contour[1:]:
        pen.lineTo(point)
    pen.closePath()
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"][name] = pen.glyph()
    font["hmtx"][name] = (advance, min(x for x, _ in contour))
    variations[name] = [
        TupleVariation({"wght": (0.0, 1.0, 1.0)}, [*deltas, *[(0, 0)] * 4])
    ]


add(
    "hyphen.display",
    [(40, 260), (40, 336), (370, 336), (370, 260)],
    [(0, -12), (0, 12), (0, 12), (0, -12)],
    410,
)
# The stem of the figure 1, moved to the left.
add(
    "one.display",
    [(241, 0), (241, 539), (42, 539), (42, 605), (199, 616), (227, 627), (241, 658), (241, 700), (332, 700), (332, 0)],
    [(-19, 0), (-19, -19), (-6, -19), (-6, 3), (-19, 2), (-19, 2), (-19, 2), (-19, 0), (10, 0), (10, 0)],
    400,
)

table = font["GSUB"].table
pairs = {"hyphen": "hyphen.display", "one": "one.display"}
table.LookupList.Lookup.append(buildLookup([buildSingleSubstSubtable(pairs)]))
record = otTables.FeatureRecord()
record.FeatureTag = FEATURE
record.Feature = otTables.Feature()
record.Feature.FeatureParams = None
record.Feature.LookupListIndex = [len(table.LookupList.Lookup) - 1]
table.FeatureList.FeatureRecord.append(record)
for script in table.ScriptList.ScriptRecord:
    for system in [script.Script.DefaultLangSys, *[r.LangSys for r in script.Script.LangSysRecord]]:
        system.FeatureIndex.append(len(table.FeatureList.FeatureRecord) - 1)

font.flavor = "woff2"
font.save(file)
