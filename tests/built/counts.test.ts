import { expect, it } from "vitest";
import { offices } from "#app/content/offices.ts";
import { aboutPage } from "#app/content/quantum/about.ts";
import { compilerPage } from "#app/content/quantum/compiler.ts";
import { contactPage } from "#app/content/quantum/contact.ts";
import { quantumHome } from "#app/content/quantum/home.ts";
import { resourcesPage } from "#app/content/quantum/resources.ts";
import { simulationPage } from "#app/content/quantum/simulation.ts";
import { technologiesPage } from "#app/content/quantum/technologies.ts";
import { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { builtMain } from "../support/built-pages.ts";
import { listItems, sectionTitled } from "../support/html.ts";

/** The page, the heading of the section and what it lists, all from the content. */
const listed: readonly [path: string, heading: string, items: readonly unknown[]][] = [
  ["/", quantumHome.solutions.title, quantumHome.solutions.items],
  ["/", quantumHome.cases.title, quantumHome.cases.items],
  ["/", quantumHome.pricing.title, quantumHome.pricing.plans],
  ["/compiler", compilerPage.capabilities.title, compilerPage.capabilities.items],
  ["/compiler", compilerPage.engagements.title, compilerPage.engagements.models],
  ["/compiler", compilerPage.deliverables.title, compilerPage.deliverables.items],
  ["/tokenization", tokenizationPage.capabilities.title, tokenizationPage.capabilities.items],
  ["/tokenization", tokenizationPage.outcomes.title, tokenizationPage.outcomes.items],
  ["/simulation", simulationPage.areas.title, simulationPage.areas.items],
  ["/simulation", simulationPage.deliverables.title, simulationPage.deliverables.items],
  ["/technologies", technologiesPage.stack.title, technologiesPage.stack.areas],
  ["/contact", contactPage.offices.title, offices],
  ["/about", aboutPage.services.title, aboutPage.services.items],
  ["/about", aboutPage.values.title, aboutPage.values.items],
  ["/resources", resourcesPage.whitepapers.title, resourcesPage.whitepapers.items],
  ["/resources", resourcesPage.guides.title, resourcesPage.guides.items],
  ["/resources", resourcesPage.faqs.title, resourcesPage.faqs.items],
];

it.each(listed)("%s: %s is one list of what the content holds", (path, heading, items) => {
  expect(listItems(sectionTitled(builtMain(path), heading))).toHaveLength(items.length);
});
