import type { MetaDescriptor } from "react-router";
import type { PageMeta } from "#app/content/types.ts";
import { canonicalPath, type SiteName, siteOf } from "#app/lib/href.ts";
import { siteConfig } from "#site.config";
import { jsonLdFor } from "./json-ld.ts";
import { shareImageAlt, shareImagePath, shareImageSize, sites } from "./site-meta.ts";

/** Makes a page's `meta`: its head, at the address where it is shown. */
export function metaOf(meta: PageMeta) {
  return ({ location }: { location: { pathname: string } }): MetaDescriptor[] => {
    const path = canonicalPath(location.pathname);
    const tags = [ownTags(meta, siteOf(path)), sharedTags(meta, path), structuredData(meta, path)];
    return tags.flat();
  };
}

/** The head of the not-found page: the same at every address, and not indexed. */
export function notFoundMeta(meta: PageMeta): MetaDescriptor[] {
  return [...ownTags(meta, "quantum"), { name: "robots", content: "noindex" }];
}

function ownTags({ title, description }: PageMeta, site: SiteName): MetaDescriptor[] {
  const colors = sites[site].themeColors.map((color) => ({ name: "theme-color", ...color }));
  return [{ title }, { name: "description", content: description }, ...colors];
}

function sharedTags({ title, description }: PageMeta, path: string): MetaDescriptor[] {
  const url = siteConfig.origin + path;
  const image = siteConfig.origin + shareImagePath(path);
  const alt = shareImageAlt(title, path);
  const openGraph = {
    type: "website",
    site_name: sites[siteOf(path)].name,
    title,
    description,
    url,
    image,
    "image:width": String(shareImageSize.width),
    "image:height": String(shareImageSize.height),
    "image:alt": alt,
  };
  const twitter = { card: "summary_large_image", title, description, image, "image:alt": alt };
  return [
    { tagName: "link", rel: "canonical", href: url },
    ...Object.entries(openGraph).map(([name, content]) => ({ property: `og:${name}`, content })),
    ...Object.entries(twitter).map(([name, content]) => ({ name: `twitter:${name}`, content })),
  ];
}

/** Written with the page; the browser has no use for it, and Trusted Types would refuse to add it. */
function structuredData(meta: PageMeta, path: string): MetaDescriptor[] {
  if (!import.meta.env.SSR) return [];
  const graph = { "@context": "https://schema.org", "@graph": jsonLdFor(path, meta) };
  return [{ "script:ld+json": graph }];
}
