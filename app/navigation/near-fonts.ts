/**
 * Runs inline in the head of every page, as text: it may use nothing from outside its own body.
 *
 * Fonts come a round trip after the page. Chromium holds the first paint back for those that the head preloads, a tenth of
 * a second at most. To a visitor for whom the page itself came in that time they come too; others would wait in vain.
 */
export function preloadNearFonts() {
  const patienceMs = 100;
  const files = document.currentScript?.dataset.fonts ?? "";
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (performance.now() - visit?.requestStart > patienceMs) return;
  for (const href of files.split(" ")) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "preload", as: "font", crossOrigin: "anonymous", href });
    document.head.append(link);
  }
}
