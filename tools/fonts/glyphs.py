"""Glyphs that the packaged fonts lack, made from strokes that they have."""

import copy
import math

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib.iup import iup_delta

OVERLAP_COMPOUND = 0x0400
DIGITS = "zero one two three four five six seven eight nine".split()
SUPERIORS = dict(zip((0x2070, 0xB9, 0xB2, 0xB3, *range(0x2074, 0x207A)), DIGITS))


def bounds(font, name):
    glyph = font["glyf"][name]
    return glyph.xMin, glyph.yMin, glyph.xMax, glyph.yMax


def centre(font, name):
    x0, y0, x1, y1 = bounds(font, name)
    return (x0 + x1) / 2, (y0 + y1) / 2


def add_glyph(font, name, width, components, code=None):
    """components: (glyph, (xx, xy, yx, yy), centre of the result), or an offset for a plain shift."""
    if name in font["glyf"].glyphs:
        raise ValueError(f"{name} exists already")
    pen = TTGlyphPen(font.getGlyphSet())
    for base, matrix, (x, y) in components:
        if matrix is None:
            pen.addComponent(base, (1, 0, 0, 1, round(x), round(y)))
            continue
        xx, xy, yx, yy = matrix
        cx, cy = centre(font, base)
        pen.addComponent(
            base, (*matrix, round(x - xx * cx - yx * cy), round(y - xy * cx - yy * cy))
        )
    glyph = pen.glyph()
    if len(components) > 1:
        glyph.components[0].flags |= OVERLAP_COMPOUND
    place(font, name, glyph, width)
    if code:
        encode(font, code, name)


def place(font, name, glyph, width):
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"][name] = glyph
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (width, glyph.xMin)
    if "gvar" in font:
        font["gvar"].variations[name] = []


def encode(font, code, name):
    for table in font["cmap"].tables:
        if table.isUnicode() and table.format in (4, 12):
            table.cmap[code] = name


def alias(font, code, source):
    encode(font, code, font.getBestCmap()[source])


def advance(font, name):
    return font["hmtx"][name][0]


def turn(degrees, along=1.0, across=1.0):
    """Rotates an upward arrow clockwise, scaling its length and its breadth."""
    a = math.radians(degrees)
    return across * math.cos(a), -across * math.sin(a), along * math.sin(a), along * math.cos(a)


def add_sanskrit(font, macron, drop, style="", angle=0):
    """a with macron and s with dot below, for the word adyaksara."""
    a, s, dot = f"a{style}", f"s{style}", f"period{style}"
    x, y = centre(font, s)
    dot_y = centre(font, dot)[1] - drop
    dot_x = x + math.tan(math.radians(-angle)) * (dot_y - y)
    add_glyph(
        font, f"amacron{style}", advance(font, a),
        [(a, None, (0, 0)), (f"uni0304{style}", None, (macron, 0))], None if style else 0x101,
    )
    add_glyph(
        font, f"uni1E63{style}", advance(font, s),
        [(s, None, (0, 0)), (dot, (1, 0, 0, 1), (dot_x, dot_y))], None if style else 0x1E63,
    )


def add_arrows(font, along, across):
    width = advance(font, "arrowup")
    x, y = centre(font, "arrowup")
    for name, code, degrees in (
        ("arrowright", 0x2192, 90), ("arrowleft", 0x2190, 270),
        ("uni2197", 0x2197, 45), ("uni2198", 0x2198, 135),
    ):
        # Drawn out, since some readers turn a rotated component the wrong way.
        xx, xy, yx, yy = matrix = turn(degrees, along, across)
        offset = (x - xx * x - yx * y, y - xy * x - yy * y)
        add_outline(font, name, width, "arrowup", matrix, offset)
        encode(font, code, name)


def add_relations(font):
    """Not equal, almost equal, at most, at least, from the font's own strokes."""
    width = advance(font, "equal")
    x, y = centre(font, "equal")
    same = (1, 0, 0, 1)
    _, low, _, high = bounds(font, "less")
    stroke = bounds(font, "minus")[3] - bounds(font, "minus")[1]
    flat = 0.8
    top = y + stroke * 1.1
    foot = top - (high - low) * flat / 2 - stroke * 1.3
    _, tilde_low, _, tilde_high = bounds(font, "asciitilde")
    gap = max(tilde_high - tilde_low, stroke * 2.4) * 0.56
    add_glyph(font, "notequal", width, [("equal", None, (0, 0)), ("slash", (0.72, 0, 0, 0.72), (x, y))], 0x2260)
    add_glyph(font, "approxequal", width, [("asciitilde", same, (x, y + gap)), ("asciitilde", same, (x, y - gap))], 0x2248)
    for name, code, base in (("lessequal", 0x2264, "less"), ("greaterequal", 0x2265, "greater")):
        add_glyph(font, name, width, [(base, (1, 0, 0, flat), (x, top)), ("minus", same, (x, foot))], code)


def add_kets(font, scale_x):
    """The angle brackets of bra-ket notation, as tall as the font's own brackets."""
    _, low, _, high = bounds(font, "bracketleft")
    for name, code, base in (("uni27E8", 0x27E8, "guilsinglleft"), ("uni27E9", 0x27E9, "guilsinglright")):
        _, y0, _, y1 = bounds(font, base)
        matrix = (scale_x, 0, 0, (high - low) / (y1 - y0))
        add_glyph(font, name, advance(font, base), [(base, matrix, (centre(font, base)[0], (high + low) / 2))], code)


def add_indices(font, designed, heavier):
    """Superior and inferior figures: drawn ones where the font has them, else scaled figures."""
    cmap = font.getBestCmap()
    two, figure = bounds(font, cmap[0xB2]), bounds(font, "two")
    scale = (two[3] - two[1]) / (figure[3] - figure[1])
    width = advance(font, cmap[0xB2])
    drop = (two[1] + two[3]) / 2 - 0.16 * figure[3]
    for code, digit in SUPERIORS.items():
        superior = f"{digit}.numr" if designed else cmap.get(code, f"uni{code:04X}")
        inferior = 0x2080 + DIGITS.index(digit)
        if code not in cmap and not designed:
            add_small(font, superior, digit, scale, two[1], width, heavier)
        encode(font, code, superior)
        if designed:
            encode(font, inferior, f"{digit}.dnom")
        else:
            add_glyph(font, f"uni{inferior:04X}", advance(font, superior), [(superior, None, (0, -drop))], inferior)
    n_width = width if designed else round(advance(font, "n") * scale * 1.3)
    add_small(font, "uni207F", "n", scale, two[1], n_width, heavier)
    encode(font, 0x207F, "uni207F")
    x0, _, x1, _ = bounds(font, "minus")
    across = 0.72 * width / (x1 - x0)
    middle = (width / 2, (two[1] + two[3]) / 2)
    add_glyph(font, "uni207B", width, [("minus", (across, 0, 0, 0.85), middle)], 0x207B)


def add_small(font, name, base, scale, foot, width, heavier):
    """Scales a glyph after emboldening it, so that its strokes keep their weight."""
    across = scale * 1.1
    offset = (width / 2 - advance(font, base) / 2 * across, foot)
    add_outline(font, name, width, base, (across, 0, 0, scale), offset, heavier(base))


def add_outline(font, name, width, base, matrix, offset, extra=None):
    """Copies an outline through a matrix, with its weight deltas, after adding extra deltas."""
    xx, xy, yx, yy = matrix
    glyph = copy.deepcopy(font["glyf"][base])
    for i, (x, y) in enumerate(glyph.coordinates):
        dx, dy = extra[i] if extra else (0, 0)
        x, y = x + dx, y + dy
        glyph.coordinates[i] = (xx * x + yx * y + offset[0], xy * x + yy * y + offset[1])
    glyph.coordinates.toInt()
    place(font, name, glyph, width)
    for variation in font["gvar"].variations[base] if "gvar" in font else ():
        deltas = full_deltas(font, base, variation)
        moved = TupleVariation(variation.axes, [(xx * x + yx * y, xy * x + yy * y) for x, y in deltas])
        moved.roundDeltas()
        font["gvar"].variations[name].append(moved)


def full_deltas(font, name, variation):
    glyph = font["glyf"][name]
    points = [*glyph.coordinates, (0, 0), (advance(font, name), 0), (0, 0), (0, 0)]
    return iup_delta(variation.coordinates, points, glyph.endPtsOfContours)


def by_variation(font, amount):
    """Deltas towards the heavy end of the weight axis."""
    def heavier(name):
        (variation,) = font["gvar"].variations[name]
        return [(x * amount, y * amount) for x, y in full_deltas(font, name, variation)]
    return heavier


def by_sibling(font, heavy):
    """Deltas towards a heavier static font with the same outlines."""
    def heavier(name):
        pairs = zip(font["glyf"][name].coordinates, heavy["glyf"][name].coordinates, strict=True)
        return [(bx - ax, by - ay) for (ax, ay), (bx, by) in pairs]
    return heavier
