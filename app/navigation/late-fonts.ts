let late: FontFace[] | undefined;

/**
 * Fonts that miss the first paint stay away from its page (`font-display: optional`), because they would move the words.
 * The next page has no words on the screen yet: for it they are loaded once more, now from the cache.
 */
export function loadLateFonts() {
  late ??= [...document.fonts].filter(isLate).flatMap(({ family, weight, style }) => {
    const file = fileOf(family);
    return file ? new FontFace(family, `url(${file})`, { weight, style }) : [];
  });
  for (const face of late) face.load().catch(() => {});
}

/** Puts those that have come in the place of the fallbacks, between one page and the next. */
export function showLateFonts() {
  for (const face of late ?? []) if (face.status === "loaded") document.fonts.add(face);
}

function isLate({ display, family }: FontFace): boolean {
  if (display !== "optional") return false;
  const name = plainName(family);
  return widthIn(`"${name}", "${name} Fallback"`) === widthIn(`"${name} Fallback"`);
}

function widthIn(families: string): number | undefined {
  const context = document.createElement("canvas").getContext("2d");
  if (context) context.font = `100px ${families}`;
  return context?.measureText("Quantum research, 0123").width;
}

function fileOf(family: string): string | undefined {
  const name = plainName(family).replaceAll(" ", "-").toLowerCase();
  return document.querySelector<HTMLLinkElement>(`link[as=font][href*="${name}"]`)?.href;
}

/** Some browsers hand a family over with its quotation marks. */
function plainName(family: string): string {
  return family.replaceAll(/["']/g, "");
}
