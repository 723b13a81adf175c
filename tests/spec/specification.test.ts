import { describe, expect, it } from "vitest";
import { copyright } from "#app/content/copyright.ts";
import { contactForm } from "#app/content/lab/contact.ts";
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
import { claims, durations, plans, weeks } from "#app/content/specification.ts";

/** The message of every test here: where the words stand, and that they are not free. */
function fixedIn(file: string): string {
  return `The specification fixes this. It stands in ${file}; docs/edit-the-words.md says how to change it`;
}

describe("content that the specification fixes, and prices and claims as app/content/specification.ts has them", () => {
  it("footer copyright year: 2025", () => {
    expect(copyright, fixedIn("app/content/copyright.ts")).toContain("2025");
  });

  it("contact reply promise: within 24 hours", () => {
    expect(contactForm.promises.join(" "), fixedIn("app/content/lab/contact.ts")).toMatch(
      /within 24 hours.+secure and confidential/,
    );
  });

  it.each([
    [
      plans.starter,
      [
        "Single backend compiler sprint",
        "1 target workflow",
        "Benchmarking report",
        `${plans.starter.support} support`,
      ],
    ],
    [
      plans.growth,
      [
        "IR plus 3 backends",
        "CI portability suite",
        "PQC readiness blueprint",
        `${plans.growth.support} support`,
      ],
    ],
    [
      plans.enterprise,
      ["Dedicated team", "SLOs", "Co-authored publications", "Regulator packages"],
    ],
  ])("pricing: $name, $price", ({ name, price }, features) => {
    const plan = quantumHome.pricing.plans.find((each) => each.name === name);
    expect(plan, fixedIn("app/content/quantum/home.ts")).toMatchObject({ price, features });
  });

  it("pricing: five add-ons", () => {
    expect(quantumHome.pricing.addOns.items, fixedIn("app/content/quantum/home.ts")).toEqual([
      "PQC rollout",
      "MPC wallet module",
      "QKD peering",
      "Pulse-level optimizer",
      "Training",
    ]);
  });

  it("case highlight results", () => {
    const results = quantumHome.cases.items.map(({ result }) => result);
    expect(results, fixedIn("app/content/quantum/home.ts")).toEqual([
      claims.atoms,
      claims.custody,
      claims.pharma,
    ]);
  });

  it.each([
    ["neutral-atom", claims.depth],
    ["pharma-rd", claims.cost],
    ["web3-custodian", claims.custody],
  ])("case-study claim of %s", (id, claim) => {
    const study = caseStudiesPage.studies.find((one) => one.id === id);
    expect(study?.results.claim, fixedIn(`app/content/quantum/case-studies/${id}.ts`)).toBe(claim);
  });

  it("industry impact claims: 10x, 5x, 3x", () => {
    const { items } = industriesPage.sectors;
    const multipliers = items.flatMap(({ impact }) => impact.match(/\d+x/g) ?? []);
    expect(multipliers, fixedIn("app/content/quantum/industries.ts")).toEqual(["10x", "5x", "3x"]);
    const ids = items.map(({ id }) => id);
    expect(ids).toEqual(["pharma", "finance", "semiconductor", "government", "web3"]);
  });

  it("FAQ claims: how long a project and portability take", () => {
    const answers = resourcesPage.faqs.items.map(({ answer }) => answer).join(" ");
    const file = fixedIn("app/content/quantum/resources.ts");
    expect(answers, file).toContain(weeks.project);
    expect(answers, file).toContain(weeks.portability);
  });

  it.each([
    ["Compiler sprint", [JSON.stringify(durations.sprint)]],
    ["Multi-backend", [JSON.stringify(durations.multiBackend), "at least 3 devices"]],
    ["Residency", ["retainer"]],
  ])("engagement models: %s", (name, says) => {
    const model = compilerPage.engagements.models.find((each) => each.name === name);
    const words = JSON.stringify(model).toLowerCase();
    for (const said of says) {
      expect(words, fixedIn("app/content/quantum/compiler.ts")).toContain(said);
    }
  });

  it("research: tabs EDA, FPGA, Finance; default eda", () => {
    const tabs = researchPage.fields.items.map(({ id, label }) => [id, label]);
    expect(tabs, fixedIn("app/content/quantum/research.ts")).toEqual([
      ["eda", "EDA"],
      ["fpga", "FPGA"],
      ["finance", "Finance"],
    ]);
  });

  it("lab tagline: cutting-edge research into real-world innovation", () => {
    expect(labHome.hero.lead, fixedIn("app/content/lab/home.ts")).toContain(
      "cutting-edge research into real-world innovation",
    );
  });

  it("stats: researchers, projects, years, and the offices", () => {
    const { stats } = labHome.about;
    const labels = [
      "Expert Researchers",
      "Projects Delivered",
      "Years Innovation",
      "Global Offices",
    ];
    expect(
      stats.map(({ label }) => label),
      fixedIn("app/content/lab/home.ts"),
    ).toEqual(labels);
    for (const { value } of stats) expect(value).toMatch(/^\d+\+?$/);
    expect(stats.at(-1)?.value).toBe(`${offices.length}`);
  });
});

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
