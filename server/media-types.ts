import { extname } from "node:path";

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
  webmanifest: "application/manifest+json",
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
