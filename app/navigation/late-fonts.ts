let late: FontFace[] | undefined;

/**
 * Fonts that miss the first paint, or were not asked for (first-fonts.ts), stay away from its page, because they would move
 * the words. The next page has no words on the screen yet: they are loaded for it. A face of the style sheet that was late
 * once stays so (`font-display: optional`), hence new ones.
 */
export function loadLateFonts() {
  late ??= optionalFaces()
    .filter(({ family }) => isLate(family))
    .map(({ family, source, ...descriptors }) => new FontFace(family, source, descriptors));
  for (const face of late) face.load().catch(() => {});
}

/** Puts them in the place of the fallbacks, between one page and the next, if all have come. */
export function showLateFonts() {
  if (!late?.every(({ status }) => status === "loaded")) return;
  for (const face of late) document.fonts.add(face);
  delete document.documentElement.dataset.fonts;
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
  if (document.documentElement.dataset.fonts === "late") return true;
  return extentIn(`"${family}", "${family} Fallback"`) === extentIn(`"${family} Fallback"`);
}

/** Width and height: letters of one width, as in a mono face and its fallback, still differ in height. */
function extentIn(families: string): string {
  const context = document.createElement("canvas").getContext("2d");
  if (!context) return "";
  context.font = `100px ${families}`;
  const { width, actualBoundingBoxAscent, actualBoundingBoxDescent } =
    context.measureText("Quantum research, 0123");
  return [width, actualBoundingBoxAscent, actualBoundingBoxDescent].join();
}
