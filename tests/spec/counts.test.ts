import { expect, it } from "vitest";
import { labHome } from "#app/content/lab/home.ts";
import { offices } from "#app/content/offices.ts";
import { aboutPage } from "#app/content/quantum/about.ts";
import { caseStudiesPage } from "#app/content/quantum/case-studies.ts";
import { compilerPage } from "#app/content/quantum/compiler.ts";
import { quantumHome } from "#app/content/quantum/home.ts";
import { industriesPage } from "#app/content/quantum/industries.ts";
import { researchPage } from "#app/content/quantum/research.ts";
import { resourcesPage } from "#app/content/quantum/resources.ts";
import { simulationPage } from "#app/content/quantum/simulation.ts";
import { technologiesPage } from "#app/content/quantum/technologies.ts";
import { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { serviceSlugs } from "#app/content/services/cards.ts";
import { plans } from "#app/content/specification.ts";
import { fixedIn } from "./fixed.ts";

/** Each row has the words of the specification, the list, the number and the file. */
const counts: readonly [what: string, list: readonly unknown[], count: number, file: string][] = [
  ["hexagon tiles", labHome.hero.tiles, 6, "lab/home.ts"],
  ["technology cards", labHome.technologies.items, 9, "lab/home.ts"],
  ["case highlights", quantumHome.cases.items, 3, "quantum/home.ts"],
  ["compiler: deliverable capabilities", compilerPage.capabilities.items, 8, "quantum/compiler.ts"],
  ["compiler: engagement models", compilerPage.engagements.models, 3, "quantum/compiler.ts"],
  ["compiler: deliverables", compilerPage.deliverables.items, 5, "quantum/compiler.ts"],
  ["tokenization: capabilities", tokenizationPage.capabilities.items, 5, "quantum/tokenization.ts"],
  ["tokenization: outcomes", tokenizationPage.outcomes.items, 2, "quantum/tokenization.ts"],
  ["simulation: build areas", simulationPage.areas.items, 5, "quantum/simulation.ts"],
  ["simulation: deliverables", simulationPage.deliverables.items, 5, "quantum/simulation.ts"],
  ["industries: sectors", industriesPage.sectors.items, 5, "quantum/industries.ts"],
  ["technologies: stack areas", technologiesPage.stack.areas, 6, "quantum/technologies.ts"],
  ["about: services", aboutPage.services.items, 5, "quantum/about.ts"],
  ["about: values", aboutPage.values.items, 4, "quantum/about.ts"],
  ["research: tabs", researchPage.fields.items, 3, "quantum/research.ts"],
];

it.each(counts)("%s", (_, list, count, file) => {
  expect(list, fixedIn(`app/content/${file}`)).toHaveLength(count);
});

/** These lists may grow, but the entries of the specification must stay. docs/add-an-entry.md tells how. */
const studyIds = caseStudiesPage.studies.map(({ id }) => id);
const planNames = quantumHome.pricing.plans.map(({ name }) => name);
const cities = offices.map(({ city, country }) => `${city}, ${country}`);
const specifiedPlans = Object.values(plans).map(({ name }) => name);

it.each<[file: string, names: readonly string[], specified: string[]]>([
  ["quantum/case-studies.ts", studyIds, ["neutral-atom", "pharma-rd", "web3-custodian"]],
  ["quantum/home.ts", planNames, specifiedPlans],
  ["offices.ts", cities, ["San Francisco, USA", "Austin, USA", "Kolkata, India"]],
])("%s keeps the names %j", (file, names, specified) => {
  expect(names, fixedIn(`app/content/${file}`)).toEqual(expect.arrayContaining(specified));
});

/** The same without names of their own; routes.test.ts names each service page. */
const leastCounts: typeof counts = [
  ["service pages", serviceSlugs, 6, "services/cards.ts"],
  ["service cards", labHome.services.items, 7, "lab/home.ts"],
  ["resources: whitepapers", resourcesPage.whitepapers.items, 3, "quantum/resources.ts"],
  ["resources: benchmarks", resourcesPage.benchmarks.items, 2, "quantum/resources.ts"],
  ["resources: guides", resourcesPage.guides.items, 2, "quantum/resources.ts"],
  ["resources: FAQs", resourcesPage.faqs.items, 4, "quantum/resources.ts"],
];

it.each(leastCounts)("%s", (_, list, count, file) => {
  expect(list.length, fixedIn(`app/content/${file}`)).toBeGreaterThanOrEqual(count);
});
