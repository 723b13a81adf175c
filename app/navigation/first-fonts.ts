/** Chromium tells whether the page came from its cache, perhaps after asking if it still holds. */
interface Visit extends PerformanceNavigationTiming {
  deliveryType?: string;
}

/**
 * Runs inline in the head of every page, as text: it may use nothing from outside its own body.
 *
 * Fonts come a round trip after the page. Chromium holds the first paint back for those that the head preloads, a tenth of
 * a second at most. They come in that time if the page did, or if the visitor was here before and the cache has them. Others
 * would wait in vain: their first page is set in the fallbacks and does not even ask, and late-fonts.ts gets the next one its own.
 */
export function chooseFirstFonts() {
  const patienceMs = 100;
  const files = document.currentScript?.dataset.fonts ?? "";
  const [visit] = performance.getEntriesByType("navigation") as Visit[];
  const isFar = performance.now() - visit?.requestStart > patienceMs;
  const wasHere =
    visit?.deliveryType === "cache" || document.referrer.startsWith(window.location.origin);
  if (isFar && !wasHere) {
    document.documentElement.dataset.fonts = "late";
    return;
  }
  for (const href of files.split(" ")) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "preload", as: "font", crossOrigin: "anonymous", href });
    document.head.append(link);
  }
}
