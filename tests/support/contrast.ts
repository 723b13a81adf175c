import type { Page } from "@playwright/test";

/** The contrast of every line of text that is shown, against the nearest ground that is painted. */
export async function textContrasts(page: Page, root = "body") {
  return page.evaluate(async (selector) => {
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
    const paint = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    if (!paint) throw new Error("no canvas");

    const read = new Map<string, Uint8ClampedArray>();
    /** Red, green, blue and opacity, from any notation of a style. */
    const rgba = (color: string) => {
      const known = read.get(color);
      if (known) return known;
      paint.clearRect(0, 0, 1, 1);
      paint.fillStyle = color;
      paint.fillRect(0, 0, 1, 1);
      const { data } = paint.getImageData(0, 0, 1, 1);
      read.set(color, data);
      return data;
    };
    const luminance = (color: string) => {
      const [red, green, blue] = [...rgba(color)].slice(0, 3).map((byte) => {
        const part = byte / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const groundOf = (element: Element | null): string => {
      if (!element) return "white";
      const { backgroundColor } = getComputedStyle(element);
      return rgba(backgroundColor)[3] === 0 ? groundOf(element.parentElement) : backgroundColor;
    };

    const isForced = matchMedia("(forced-colors: active)").matches;
    const contrasts: { text: string; color: string; background: string; ratio: number }[] = [];
    const texts = document.createTreeWalker(
      document.querySelector(selector) ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim();
      if (!element || !text || element.closest("script, style, .sr-only")) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const style = getComputedStyle(element);
      const color = element instanceof SVGElement ? style.fill : style.color;
      // In forced colors the browser puts a box in the ground's color behind words, unless a style turns that off.
      const isBoxed = isForced && style.getPropertyValue("forced-color-adjust") !== "none";
      const background = isBoxed && !(element instanceof SVGElement) ? "Canvas" : groundOf(element);
      // Text in the color of the ground lies on a mark of the same drawing.
      if (element instanceof SVGElement && color === background) continue;
      const [low, high] = [luminance(color), luminance(background)].sort((a, b) => a - b);
      const ratio = (high + 0.05) / (low + 0.05);
      contrasts.push({ text: text.slice(0, 40), color, background, ratio });
    }
    return contrasts;
  }, root);
}
