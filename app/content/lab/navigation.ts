import { serviceCards, serviceSlugs } from "../services/cards.ts";
import type { NavLink } from "../types.ts";

export const headerLinks = [
  { label: "Home", to: "/adyakshar#home", page: "/adyakshar" },
  { label: "About", to: "/adyakshar#about" },
  { label: "Services", to: "/adyakshar#services" },
  { label: "Technologies", to: "/adyakshar#technologies" },
  { label: "Our team", to: "/adyakshar#our-team" },
  { label: "Contact", to: "/adyakshar#contact" },
] as const satisfies readonly (NavLink & { page?: NavLink["to"] })[];

export const getStarted = {
  label: "Get Started",
  to: "/adyakshar#contact",
} as const satisfies NavLink;

export const quantumLink = { label: "Quantum Labs", to: "/" } as const satisfies NavLink;

export const footerLinks = [
  { label: "About Us", to: "/adyakshar#about" },
  { label: "Our Team", to: "/adyakshar#our-team" },
] as const satisfies readonly NavLink[];

/** The heads of the footer's columns. */
export const footerTitles = { offices: "Offices", lab: "Lab", services: "Services" } as const;

/** They follow the footer's own links. */
export const furtherLinks = [
  { label: "Contact", to: "/adyakshar#contact" },
  quantumLink,
] as const satisfies readonly NavLink[];

export const serviceLinks = serviceSlugs.map((slug) => ({
  label: serviceCards[slug].title,
  to: `/features/${slug}`,
})) satisfies readonly NavLink[];
