import type { MetaDescriptor } from "react-router";
import type { PageMeta } from "#app/content/types.ts";
import { canonicalPath } from "#app/lib/href.ts";
import { siteConfig } from "#site.config";

/** The head of a page: its title, description and address. */
export function pageMeta(meta: PageMeta, pathname: string): MetaDescriptor[] {
  return [
    { title: meta.title },
    { name: "description", content: meta.description },
    { tagName: "link", rel: "canonical", href: siteConfig.origin + canonicalPath(pathname) },
  ];
}
