const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
const ascii = range(0x20, 0x7e);
const latin1 = range(0xa0, 0xac) + range(0xae, 0xff);
const typography = "\u2009\u202f\u2011–—‘’‚“”„•…‹›€™āṣ";
const accentedLetters = "ÉÖÜàáâäåçèéêëíîïñóôöøúûü";

// Text faces carry the mathematics; the display face only what headlines need.
const textCharacters = `${ascii}${latin1}${typography}←↑→↓↗↘−≈≠≤≥⟨⟩μ⁰⁴⁵⁶⁷⁸⁹⁻ⁿ₀₁₂₃₄₅₆₇₈₉`;
export const displayCharacters = `${ascii}\u00a0©°·×«»−${accentedLetters}${typography}`;

const greekAndSigns = "āΔΣΩεθλπσφχψμⁿ€™←↑→↓−√∞∂≈≠≤≥–—‘’‚“”„•…‹›";
const latinExtended = range(0x100, 0x17f);

/** The system's fonts have these in each style (they all cover WGL4), so that no font need be sent for them. */
export const systemCharacters = `${greekAndSigns}${latinExtended}`;

export const wantedCharacters = [...new Set(`${textCharacters}${greekAndSigns}`)].join("");

/** Greek, superior and inferior figures, letterlike signs, arrows, mathematics and geometric shapes. */
export const signCharacters = [
  range(0x370, 0x3ff),
  range(0x2070, 0x209f),
  range(0x2100, 0x22ff),
  range(0x25a0, 0x25ff),
  range(0x27c0, 0x27ef),
].join("");
