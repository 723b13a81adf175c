import { existsSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";

export const builtRoot = resolve(import.meta.dirname, "../../build/client");

/** The page that a route's address is answered with. */
export function pageFileOf(route: string): string {
  if (route === "/404") return "404.html";
  return join(route.slice(1), "index.html");
}

/** The bytes that the server sends for a built file to a browser that takes brotli. */
export function sentBytes(file: string): number {
  const path = join(builtRoot, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

/** A route's HTML, with the style sheet in it, as sent. */
export function paintBytes(route: string): number {
  const file = pageFileOf(route);
  const text = readFileSync(join(builtRoot, file), "utf8");
  if (!text.includes("<style") || text.includes('rel="stylesheet"')) {
    throw new Error(`${file}: the style sheet is not in the page`);
  }
  return sentBytes(file);
}
