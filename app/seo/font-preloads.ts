import type { LinkDescriptor } from "react-router";

/** Fonts load while the page is laid out, not after it: on a good connection they are there for the first paint. */
export function fontPreloads(...urls: string[]): LinkDescriptor[] {
  return urls.map((href) => ({
    rel: "preload",
    as: "font",
    type: "font/woff2",
    href,
    crossOrigin: "anonymous",
    fetchPriority: "low",
  }));
}
