import type { LinkDescriptor } from "react-router";

/** Fonts load beside the page, not after it; browsers wait a tenth of a second for them before the first paint. */
export function fontPreloads(...urls: string[]): LinkDescriptor[] {
  return urls.map((href) => ({
    rel: "preload",
    as: "font",
    type: "font/woff2",
    href,
    crossOrigin: "anonymous",
  }));
}
