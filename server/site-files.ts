import { readdirSync } from "node:fs";
import { extname, join } from "node:path";

export const notFoundFile = "/404.html";

/** Lists every file of a build as a path, without hidden files and without links, which may lead outside. */
export function listFiles(root: string, folder = ""): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  const files = entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.name.startsWith(".") && path !== "/.well-known") return [];
    return entry.isDirectory() ? listFiles(root, path) : entry.isFile() ? [path] : [];
  });
  return files.sort();
}

export function isEncodedCopy(file: string, stored: ReadonlySet<string>): boolean {
  return /\.(br|gz)$/.test(file) && stored.has(file.slice(0, -3));
}

/** `/foo/index.html` answers at `/foo` and `/foo/` alone, without a redirect. */
export function pathsOf(file: string): string[] {
  if (!file.endsWith("/index.html")) return [file];
  const folder = file.slice(0, -"/index.html".length);
  return folder === "" ? ["/"] : [folder, `${folder}/`];
}

/** One table for every server, so that a file has the same type wherever it is served. */
export const mediaTypes: Readonly<Record<string, string>> = {
  avif: "image/avif",
  css: "text/css; charset=utf-8",
  csv: "text/csv; charset=utf-8",
  html: "text/html; charset=utf-8",
  ico: "image/x-icon",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  ll: "text/plain; charset=utf-8",
  map: "application/json",
  pdf: "application/pdf",
  png: "image/png",
  qasm: "text/plain; charset=utf-8",
  tgz: "application/gzip",
  svg: "image/svg+xml",
  txt: "text/plain; charset=utf-8",
  webp: "image/webp",
  woff2: "font/woff2",
  xml: "application/xml",
};

export function mediaTypeOf(file: string): string {
  // Cameras write .JPG.
  return mediaTypes[extname(file).slice(1).toLowerCase()] ?? "application/octet-stream";
}

export function isCompressible(file: string): boolean {
  return /^text\/|json|xml|icon/.test(mediaTypeOf(file));
}
