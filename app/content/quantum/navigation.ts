import { cityNames } from "../offices.ts";
import type { NavLink } from "../types.ts";
import type { ResearchField } from "./research.ts";

export const solutionsMenu = "Solutions";

export const solutionLinks = [
  { label: "Compiler Studio", to: "/compiler", text: "One program, several backends" },
  {
    label: "Tokenization",
    to: "/tokenization",
    text: "Post-quantum migration and custody",
  },
  { label: "Simulation", to: "/simulation", text: "The right method for a circuit or a molecule" },
  { label: "Research", to: "/research", text: "Quantum EDA, FPGA control, finance" },
  { label: "All Solutions", to: "/#solutions-section", text: "All four on one page" },
] as const satisfies readonly (NavLink & { text: string })[];

export const headerLinks = [
  { label: "Industries", to: "/industries" },
  { label: "Technologies", to: "/technologies" },
  { label: "Pricing", to: "/#pricing-section" },
  { label: "About", to: "/about" },
] as const satisfies readonly NavLink[];

export const contactLink = { label: "Contact", to: "/contact" } as const satisfies NavLink;

/** Stands under the division's name in the footer. */
export const divisionLine = `The quantum computing division of Adyakshar. ${cityNames.list}.`;

/** An entry's `tab` is the one that the link opens; the address alone names the section of all three. */
export const footerGroups = [
  {
    title: solutionsMenu,
    links: [
      { label: "Compiler Studio", to: "/compiler" },
      { label: "Tokenization", to: "/tokenization" },
      { label: "Simulation", to: "/simulation" },
    ],
  },
  {
    title: "Research",
    links: [
      { label: "Research overview", to: "/research" },
      { label: "Quantum EDA", to: "/research#rd-section", tab: "eda" },
      { label: "FPGA control", to: "/research#rd-section", tab: "fpga" },
      { label: "Quantitative finance", to: "/research#rd-section", tab: "finance" },
    ],
  },
  {
    title: "Division",
    links: [
      { label: "About", to: "/about" },
      { label: "Technologies", to: "/technologies" },
      { label: "Case studies", to: "/case-studies" },
      { label: "Contact", to: "/contact" },
    ],
  },
] as const satisfies readonly {
  title: string;
  links: readonly (NavLink & { tab?: ResearchField["id"] })[];
}[];

/** Beyond the links that the specification gives the footer. */
export const resourcesLink = { label: "Resources", to: "/resources" } as const satisfies NavLink;

export const labLink = { label: "Adyakshar, the lab", to: "/adyakshar" } as const satisfies NavLink;
