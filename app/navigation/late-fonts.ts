let late: FontFace[] | undefined;

/**
 * Fonts that miss the first paint stay away from its page (`font-display: optional`), because they would move the words.
 * The next page has no words on the screen yet: for it they are loaded once more, now from the cache.
 */
export function loadLateFonts() {
  late ??= optionalFaces()
    .filter(({ family }) => isLate(family))
    .map(({ family, source, ...descriptors }) => new FontFace(family, source, descriptors));
  for (const face of late) face.load().catch(() => {});
}

/** Puts those that have come in the place of the fallbacks, between one page and the next. */
export function showLateFonts() {
  for (const face of late ?? []) if (face.status === "loaded") document.fonts.add(face);
}

/** Read from the style sheet: the faces in `document.fonts` do not tell their files. */
function optionalFaces() {
  return [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) => style.getPropertyValue("font-display") === "optional")
    .map(({ style }) => ({
      family: style.getPropertyValue("font-family").replaceAll(/["']/g, ""),
      source: style.getPropertyValue("src"),
      weight: style.getPropertyValue("font-weight"),
      style: style.getPropertyValue("font-style") || "normal",
    }));
}

function isLate(family: string): boolean {
  return widthIn(`"${family}", "${family} Fallback"`) === widthIn(`"${family} Fallback"`);
}

function widthIn(families: string): number | undefined {
  const context = document.createElement("canvas").getContext("2d");
  if (context) context.font = `100px ${families}`;
  return context?.measureText("Quantum research, 0123").width;
}
