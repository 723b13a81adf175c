const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 0x20 + i));
const latin1 = String.fromCodePoint(
  ...Array.from({ length: 96 }, (_, i) => 0xa0 + i).filter((code) => code !== 0xad),
);
const typography = "\u2009\u202f\u2011–—‘’‚“”„•…‹›€™āṣ";
const accentedLetters = "ÉÖÜàáâäåçèéêëíîïñóôöøúûü";

// Text faces carry the mathematics; the display face only what headlines need.
const textCharacters = `${ascii}${latin1}${typography}←↑→↓↗↘−≈≠≤≥⟨⟩μ⁰⁴⁵⁶⁷⁸⁹⁻ⁿ₀₁₂₃₄₅₆₇₈₉`;
export const displayCharacters = `${ascii}\u00a0©°·×«»−${accentedLetters}${typography}`;

const greekAndSigns = "āΔΣΩεθλπσφχψμⁿ€™←↑→↓−√∞∂≈≠≤≥–—‘’‚“”„•…‹›";
/** Letters of names. */
const latinExtended = String.fromCodePoint(...Array.from({ length: 128 }, (_, i) => 0x100 + i));

/** What the system's fonts have in each style (they all cover WGL4), so that no font need be sent for it. */
export const systemCharacters = `${greekAndSigns}${latinExtended}`;

/** Every character that the sites' own words use. */
export const wantedCharacters = [...new Set(`${textCharacters}${greekAndSigns}`)].join("");
