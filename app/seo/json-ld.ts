import { withoutMarks } from "#app/content/glossary.ts";
import { labHome } from "#app/content/lab/home.ts";
import { offices } from "#app/content/offices.ts";
import { quantumHome } from "#app/content/quantum/home.ts";
import { resourcesPage } from "#app/content/quantum/resources.ts";
import { serviceCards } from "#app/content/services/cards.ts";
import type { PageMeta } from "#app/content/types.ts";
import { canonicalPath, type PagePath, siteOf } from "#app/lib/href.ts";
import { siteConfig } from "#site.config";
import { sites } from "./site-meta.ts";

export function jsonLdFor(pathname: string, { title, description }: PageMeta): Node[] {
  const path = canonicalPath(pathname);
  return [
    ...(ownNodes[path]?.() ?? []),
    ...breadcrumbs(path, title),
    ...service(path, description),
  ];
}

const ownNodes: Readonly<Record<string, (() => Node[]) | undefined>> = {
  "/": () => [organization(), webSite(), offerCatalog()],
  "/adyakshar": () => [organization(), webSite()],
  "/about": () => [organization()],
  "/contact": () => [organization()],
  "/resources": () => [faqPage()],
} satisfies Partial<Record<PagePath, () => Node[]>>;

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

type Node = { "@type": string } & Record<string, unknown>;

const absoluteUrl = (path: string) => siteConfig.origin + path;

/** Nodes are named by address, so that pages speak of the same lab. */
const lab = { "@type": "Organization", "@id": absoluteUrl("/#organization") };
const division = { "@type": "Organization", "@id": absoluteUrl("/#quantum-labs") };

/** Enough of the provider for a page that does not describe it in full. */
const providers = {
  lab: { ...lab, name: sites.lab.name, url: absoluteUrl("/adyakshar") },
  quantum: { ...division, name: sites.quantum.name, url: absoluteUrl("/") },
} as const;

function organization(): Node {
  return {
    ...providers.lab,
    description: labHome.meta.description,
    logo: absoluteUrl("/icon-512.png"),
    email: siteConfig.email,
    ...(siteConfig.social && { sameAs: [siteConfig.social.url] }),
    location: offices.map(({ city, countryCode }) => ({
      "@type": "Place",
      name: `${sites.lab.name}, ${city}`,
      address: {
        "@type": "PostalAddress",
        addressLocality: city,
        addressCountry: countryCode,
      },
    })),
    contactPoint: { "@type": "ContactPoint", contactType: "sales", email: siteConfig.email },
    subOrganization: providers.quantum,
  };
}

function webSite(): Node {
  return {
    "@type": "WebSite",
    "@id": absoluteUrl("/#website"),
    name: sites.quantum.name,
    alternateName: sites.lab.name,
    url: absoluteUrl("/"),
    inLanguage: "en",
    publisher: { "@id": lab["@id"] },
  };
}

function offerCatalog(): Node {
  const { title, plans } = quantumHome.pricing;
  const url = absoluteUrl("/#pricing-section");
  return {
    "@type": "OfferCatalog",
    name: title,
    url,
    itemListElement: plans.map(({ name, price, features }) => ({
      "@type": "Offer",
      name,
      url,
      // A price on application is none.
      ...(price !== "on application" && {
        priceSpecification: {
          "@type": "PriceSpecification",
          minPrice: price.fromUsd,
          priceCurrency: "USD",
        },
      }),
      itemOffered: {
        "@type": "Service",
        name,
        description: withoutMarks(features.join(", ")),
        provider: { "@id": division["@id"] },
      },
    })),
  };
}
