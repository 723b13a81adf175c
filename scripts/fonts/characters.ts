const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, i) => 0x20 + i));
const latin1 = String.fromCodePoint(
  ...Array.from({ length: 96 }, (_, i) => 0xa0 + i).filter((code) => code !== 0xad),
);
const typography = "\u2009\u202f\u2011–—‘’‚“”„•…‹›€™āṣ";
const accented = "ÉÖÜàáâäåçèéêëíîïñóôöøúûü";

// Text faces carry the mathematics; the display face only what headlines need.
export const textCharacters = `${ascii}${latin1}${typography}←↑→↓↗↘−≈≠≤≥⟨⟩μ⁰⁴⁵⁶⁷⁸⁹ⁿ₀₁₂₃₄₅₆₇₈₉`;
export const displayCharacters = `${ascii}\u00a0©°·×«»−${accented}${typography}`;

// What the pages may want beyond this; browsers take these from the fallback family.
export const wantedCharacters = `${textCharacters}√∞∂⊗ψφεχθπλΔΣΩ`;
