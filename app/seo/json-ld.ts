import { quantumHome } from "#app/content/quantum/home.ts";
import { resourcesPage } from "#app/content/quantum/resources.ts";
import { serviceCards } from "#app/content/services/cards.ts";
import type { PageMeta } from "#app/content/types.ts";
import { canonicalPath } from "#app/lib/href.ts";
import { siteOf } from "#app/lib/site.ts";
import {
  absoluteUrl,
  type Node,
  offerCatalog,
  organization,
  providers,
  webSite,
} from "./json-ld-nodes.ts";
import type { CanonicalPath } from "./share-image.ts";

/** Tells machines about a page, in the words that readers get. */
export function jsonLdFor(pathname: string, { title, description }: PageMeta): Node[] {
  const path = canonicalPath(pathname);
  return [
    ...(ownNodes[path]?.() ?? []),
    ...breadcrumbs(path, title),
    ...service(path, description),
  ];
}

/** Pages that describe more than their place on the site. */
const ownNodes: Readonly<Record<string, (() => Node[]) | undefined>> = {
  "/": () => [organization(), webSite(), offerCatalog()],
  "/adyakshar": () => [organization(), webSite()],
  "/about": () => [organization()],
  "/contact": () => [organization()],
  "/resources": () => [faqPage()],
} satisfies Partial<Record<CanonicalPath, () => Node[]>>;

function breadcrumbs(path: string, title: string): Node[] {
  const home = providers[siteOf(path)];
  const url = absoluteUrl(path);
  if (url === home.url) return [];
  const trail = [
    { name: home.name, item: home.url },
    { name: shortTitle(title), item: url },
  ];
  return [
    {
      "@type": "BreadcrumbList",
      itemListElement: trail.map((step, index) => ({
        "@type": "ListItem",
        position: index + 1,
        ...step,
      })),
    },
  ];
}

/** The title without its subtitle and the site's name. */
function shortTitle(title: string): string {
  return title.split(/: | \| /)[0];
}

function service(path: string, description: string): Node[] {
  const solution = quantumHome.solutions.items.find(({ href }) => href === path);
  const area = Object.entries(serviceCards).find(([slug]) => path === `/features/${slug}`);
  const name = solution?.title ?? area?.[1].title;
  if (name === undefined) return [];
  return [
    {
      "@type": "Service",
      name,
      description: solution?.description ?? description,
      url: absoluteUrl(path),
      provider: providers[siteOf(path)],
    },
  ];
}

function faqPage(): Node {
  return {
    "@type": "FAQPage",
    url: absoluteUrl("/resources"),
    mainEntity: resourcesPage.faqs.items.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
