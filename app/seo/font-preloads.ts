import type { LinkDescriptor } from "react-router";

/** Fonts load beside the stylesheet, not after it, so that they are there for the first paint. */
export function fontPreloads(...urls: string[]): LinkDescriptor[] {
  return urls.map((href) => ({
    rel: "preload",
    as: "font",
    type: "font/woff2",
    href,
    crossOrigin: "anonymous",
  }));
}
