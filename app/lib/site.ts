import { canonicalPath } from "./href.ts";

export type SiteName = "lab" | "quantum";

/** The lab is /adyakshar, what lies below it, and the services; all else is the quantum site. */
export function siteOf(pathname: string): SiteName {
  return /^\/(adyakshar|features)(\/|$)/.test(canonicalPath(pathname)) ? "lab" : "quantum";
}
