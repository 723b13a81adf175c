import type { LinkDescriptor } from "react-router";

/** Fonts load beside the page, not after it. The build leaves it to a script for whom (first-fonts.ts). */
export function fontPreloads(...urls: string[]): LinkDescriptor[] {
  return urls.map((href) => ({
    rel: "preload",
    as: "font",
    type: "font/woff2",
    href,
    crossOrigin: "anonymous",
  }));
}
