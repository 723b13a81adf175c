/**
 * Adds a style sheet that came with an instrument's module (`import css from "./x.css?inline"`), once, as it is evaluated.
 * The page's policy lets no other style sheet in, and no page pays for it before it is needed.
 */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
