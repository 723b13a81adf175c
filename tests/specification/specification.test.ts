import { describe, expect, it } from "vitest";
import { copyright } from "#app/content/footer.ts";
import { withoutMarks } from "#app/content/glossary.ts";
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
import routes from "#app/routes.ts";

// The literals of the specification are written out here and taken from no file of the site, so that a price, a claim or
// a duration that is changed by mistake fails.

const { pricing, cases } = quantumHome;
const { architectures } = tokenizationPage;
const sectors = industriesPage.sectors.items;
const answers = resourcesPage.faqs.items.map(({ answer }) => answer).join(" ");
const listed = (items: readonly string[]) => withoutMarks(items.join("; "));

function planNamed(name: string): string {
  const plan = pricing.plans.find((each) => each.name === name);
  return `${plan?.price}: ${listed(plan?.features ?? [])}`;
}

const claimOf = (id: string) =>
  caseStudiesPage.studies.find((study) => study.id === id)?.results.claim;

/** An owner reads where a constant stands and that it is not free. */
const fixedIn = (file: string) =>
  `The specification fixes this. It stands in app/content/${file}; docs/edit-the-words.md says how to change it`;

it.each([
  [
    "the plan Starter",
    planNamed("Starter (Pilot)"),
    "from $85k: Single backend compiler sprint; 1 target workflow; Benchmarking report; 8 weeks support",
    "specification.ts and quantum/home.ts",
  ],
  [
    "the plan Growth",
    planNamed("Growth (Multi-backend)"),
    "from $240k: IR plus 3 backends; CI portability suite; PQC readiness blueprint; 3 months support",
    "specification.ts and quantum/home.ts",
  ],
  [
    "the plan Enterprise",
    planNamed("Enterprise (Residency)"),
    "Price on application: Dedicated team; SLOs; Co-authored publications; Regulator packages",
    "specification.ts and quantum/home.ts",
  ],
  ["the neutral-atom study", claimOf("neutral-atom"), "3.1x depth reduction", "specification.ts"],
  ["the pharma study", claimOf("pharma-rd"), "30% compute cost savings", "specification.ts"],
  ["the web3 study", claimOf("web3-custodian"), "Zero-downtime PQC migration", "specification.ts"],
  [
    "add-ons",
    listed(pricing.addOns.items),
    "PQC rollout; MPC wallet module; QKD peering; Pulse-level optimizer; Training",
    "quantum/home.ts",
  ],
  [
    "case highlight results",
    listed(cases.items.map(({ result }) => result)),
    "5x fewer gate errors and 3x faster execution; Zero-downtime PQC migration; 10x faster molecular calculations",
    "specification.ts",
  ],
  [
    "impact claims",
    listed(sectors.flatMap(({ impact }) => impact.match(/\d+x/g) ?? [])),
    "10x; 5x; 3x",
    "quantum/industries.ts",
  ],
  [
    "sectors",
    listed(sectors.map(({ id }) => id)),
    "pharma; finance; semiconductor; government; web3",
    "quantum/industries.ts",
  ],
  [
    "engagement models",
    listed(
      compilerPage.engagements.models.map(({ name, duration }) =>
        "open" in duration
          ? `${name} ${duration.open}`
          : `${name} ${duration.least}-${duration.most} weeks`,
      ),
    ),
    "Compiler sprint 4-6 weeks; Multi-backend 8-12 weeks; Residency On retainer",
    "specification.ts",
  ],
  [
    "research tabs, the default first",
    listed(researchPage.fields.items.map(({ id, label }) => `${id} ${label}`)),
    "eda EDA; fpga FPGA; finance Finance",
    "quantum/research.ts",
  ],
  [
    "statistics",
    listed(labHome.about.stats.map(({ value, label }) => `${value} ${label}`)),
    `50+ Expert Researchers; 100+ Projects Delivered; 5+ Years Innovation; ${Math.max(3, offices.length)} Global Offices`,
    "lab/home.ts",
  ],
  ["placeholder", contactForm.fields.name.placeholder, "Your full name", "lab/contact.ts"],
])("%s", (_, said, specified, file) => {
  expect(said, fixedIn(file)).toBe(specified);
});

it.each([
  ["copyright year", copyright, "2025", "footer.ts"],
  ["reply", contactForm.promises.join(" "), "within 24 hours", "lab/contact.ts"],
  ["confidence", contactForm.promises.join(" "), "secure and confidential", "lab/contact.ts"],
  ["projects", answers, "Projects take 6-12 weeks", "quantum/resources.ts"],
  ["portability", answers, "in as little as 6 weeks", "quantum/resources.ts"],
  ["devices", compilerPage.engagements.models[1].text, "at least 3 devices", "quantum/compiler.ts"],
  ["tagline", labHome.hero.lead, "cutting-edge research into real-world innovation", "lab/home.ts"],
])("%s, within a sentence", (_, said, specified, file) => {
  expect(said, fixedIn(file)).toContain(specified);
});

type Count = readonly [file: string, what: string, list: readonly unknown[], count: number];

const counts: readonly Count[] = [
  ["lab/home.ts", "hexagon tiles", labHome.hero.tiles, 6],
  ["lab/home.ts", "technology cards", labHome.technologies.items, 9],
  ["quantum/compiler.ts", "capabilities", compilerPage.capabilities.items, 8],
  ["quantum/compiler.ts", "engagement models", compilerPage.engagements.models, 3],
  ["quantum/compiler.ts", "deliverables", compilerPage.deliverables.items, 5],
  ["quantum/tokenization.ts", "capabilities", tokenizationPage.capabilities.items, 5],
  ["quantum/tokenization.ts", "architectures", Object.keys(architectures.items), 2],
  ["quantum/tokenization.ts", "outcomes", tokenizationPage.outcomes.items, 2],
  ["quantum/simulation.ts", "build areas", simulationPage.areas.items, 5],
  ["quantum/simulation.ts", "deliverables", simulationPage.deliverables.items, 5],
  ["quantum/technologies.ts", "stack areas", technologiesPage.stack.areas, 6],
  ["quantum/about.ts", "services", aboutPage.services.items, 5],
  ["quantum/about.ts", "values", aboutPage.values.items, 4],
];

it.each(counts)("%s: %s", (file, _, list, count) => {
  expect(list, fixedIn(file)).toHaveLength(count);
});

describe("lists that may grow, but keep what the specification names", () => {
  const leastCounts: readonly Count[] = [
    ["lab/home.ts", "service cards", labHome.services.items, 7],
    ["quantum/resources.ts", "whitepapers", resourcesPage.whitepapers.items, 3],
    ["quantum/resources.ts", "benchmarks", resourcesPage.benchmarks.items, 2],
    ["quantum/resources.ts", "guides", resourcesPage.guides.items, 2],
    ["quantum/resources.ts", "FAQs", resourcesPage.faqs.items, 4],
  ];
  it.each(leastCounts)("%s: %s", (file, _, list, least) => {
    expect(list.length, fixedIn(file)).toBeGreaterThanOrEqual(least);
  });

  it("offices", () => {
    const cities = offices.map(({ city, country }) => `${city}, ${country}`);
    expect(cities, fixedIn("offices.ts")).toEqual(
      expect.arrayContaining(["San Francisco, USA", "Austin, USA", "Kolkata, India"]),
    );
  });

  const solutions = ["compiler", "tokenization", "simulation"];
  const quantumPages =
    "industries technologies contact about case-studies resources research".split(" ");
  const services =
    "mobile-web-apps ai-ml-nlp cloud-big-data blockchain-dlt vlsi-eda-cad iot-embedded-robotics";
  const paths = routes.flatMap(({ children = [] }) => children.map(({ path = "" }) => `/${path}`));

  it.each([
    "/",
    "/quantumlabs",
    "/adyakshar",
    ...[...solutions, ...quantumPages].flatMap((name) => [`/${name}`, `/quantumlabs/${name}`]),
    ...services.split(" ").map((name) => `/features/${name}`),
  ])("the route %s", (path) => {
    expect(paths, `app/routes.ts has no ${path}`).toContain(path);
  });
});
