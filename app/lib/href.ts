import type { Register } from "react-router";

type Pages = Register extends { pages: infer P } ? P : Record<string, unknown>;

/** Every address of `routes.ts`; React Router generates the list. */
export type PagePath = Exclude<keyof Pages & string, "/*">;

export type Href = PagePath | `${PagePath}#${string}`;

/** A path as links write it; the build renders pages under a path that ends in a slash. */
export function withoutSlash(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname;
}

const aliasPrefix = "/quantumlabs";

/** The address under which a page is indexed: aliases under /quantumlabs share the short path's. */
export function canonicalPath(pathname: string): string {
  const path = withoutSlash(pathname);
  if (path === aliasPrefix) return "/";
  return path.startsWith(`${aliasPrefix}/`) ? path.slice(aliasPrefix.length) : path;
}

export type SiteName = "lab" | "quantum";

/** The lab is /adyakshar, what lies below it, and the services; all else is the quantum site. */
export function siteOf(pathname: string): SiteName {
  return /^\/(adyakshar|features)(\/|$)/.test(canonicalPath(pathname)) ? "lab" : "quantum";
}

/** True if a link leads to a first email of the contact page, which `:target` shows and only the browser's own navigation sets. */
export function isFirstEmail(href: string): boolean {
  const { path, anchor } = splitHref(href);
  return anchor !== "" && canonicalPath(path) === "/contact";
}

export function splitHref(href: string): { path: string; anchor: string } {
  const [path, anchor = ""] = href.split("#", 2);
  return { path, anchor };
}
