import { labHome } from "#app/content/lab/home.ts";
import { offices } from "#app/content/offices.ts";
import { quantumHome } from "#app/content/quantum/home.ts";
import { siteConfig } from "#site.config";
import { sites } from "./sites.ts";

/** A node of schema.org. */
export type Node = { "@type": string } & Record<string, unknown>;

export const absoluteUrl = (path: string) => siteConfig.origin + path;

/** Nodes are named by address, so that pages speak of the same lab. */
const lab = { "@type": "Organization", "@id": absoluteUrl("/#organization") };
const division = { "@type": "Organization", "@id": absoluteUrl("/#quantum-labs") };
const website = { "@type": "WebSite", "@id": absoluteUrl("/#website") };

/** Enough of the provider for a page that does not describe it in full. */
export const providers = {
  lab: { ...lab, name: sites.lab.name, url: absoluteUrl("/adyakshar") },
  quantum: { ...division, name: sites.quantum.name, url: absoluteUrl("/") },
} as const;

export function organization(): Node {
  return {
    ...providers.lab,
    description: labHome.meta.description,
    logo: absoluteUrl("/icon-512.png"),
    email: siteConfig.email,
    sameAs: [siteConfig.social.url],
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

export function webSite(): Node {
  return {
    ...website,
    name: sites.quantum.name,
    alternateName: sites.lab.name,
    url: absoluteUrl("/"),
    inLanguage: "en",
    publisher: { "@id": lab["@id"] },
  };
}

export function offerCatalog(): Node {
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
      ...priceSpecification(price),
      itemOffered: {
        "@type": "Service",
        name,
        description: features.join(", "),
        provider: { "@id": division["@id"] },
      },
    })),
  };
}

/** "from $85k" is a least price; a price on application is none. */
function priceSpecification(price: string) {
  const thousands = /^from \$(\d+)k$/.exec(price)?.[1];
  if (thousands === undefined) return {};
  const minPrice = Number(thousands) * 1000;
  return {
    priceSpecification: { "@type": "PriceSpecification", minPrice, priceCurrency: "USD" },
  };
}
