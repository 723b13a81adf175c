import type { MetaDescriptor } from "react-router";
import type { PageMeta } from "#app/content/types.ts";
import { canonicalPath } from "#app/lib/href.ts";
import { siteConfig } from "#site.config";
import {
  type CanonicalPath,
  isCanonicalPath,
  shareImageAlt,
  shareImagePath,
  shareImageSize,
} from "./share-image.ts";
import { siteOf, sites } from "./sites.ts";

/** The head of a page. An address that is not a page's is the not-found page's, and is not indexed. */
export function pageMeta(meta: PageMeta, pathname: string): MetaDescriptor[] {
  const path = canonicalPath(pathname);
  const known = isCanonicalPath(path);
  return [
    { title: meta.title },
    { name: "description", content: meta.description },
    ...sites[known ? siteOf(path) : "quantum"].themeColors.map((color) => ({
      name: "theme-color",
      ...color,
    })),
    ...(known ? sharedTags(meta, path) : [{ name: "robots", content: "noindex" }]),
  ];
}

function sharedTags({ title, description }: PageMeta, path: CanonicalPath): MetaDescriptor[] {
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
