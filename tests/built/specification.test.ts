import { describe, expect, it } from "vitest";
import { withoutMarks } from "#app/content/glossary.ts";
import { contactForm } from "#app/content/lab/contact.ts";
import { labHome } from "#app/content/lab/home.ts";
import { offices } from "#app/content/offices.ts";
import { plans, priceText } from "#app/content/prices.ts";
import { aboutPage } from "#app/content/quantum/about.ts";
import type { CaseStudy } from "#app/content/quantum/case-studies/study.ts";
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
import { serviceTemplate } from "#app/content/services/template.ts";
import { siteConfig } from "#site.config";
import { elements, hrefsOf } from "../../tools/lib/html.ts";
import {
  allRoutes,
  builtMain,
  builtPage,
  labPages,
  quantumPages,
  servicePages,
} from "../support/built-site.ts";
import { elementById, isHeading, sectionByTitle, textOf } from "../support/html.ts";

// The literals of the specification are written out here and taken from no file of the site, so that a claim or a duration
// that is changed by mistake fails. Prices are the owner's to change, and come from the content with all other words.

/** An owner reads where a constant stands and that it is not free. */
const fixedIn = (file: string) =>
  `The specification fixes this. It stands in app/content/${file}; docs/edit-the-words.md says how to change it`;

/** What a page says, or the part of it that the address names. */
function wordsAt(address: string): string {
  const [path, id] = address.split("#");
  const main = builtMain(path);
  return textOf(id ? elementById(main, id) : main);
}

const lab = builtMain("/adyakshar");
const home = builtMain("/");
const { architectures } = tokenizationPage;
const idsOf = (path: string, tag: string) =>
  elements(builtMain(path), ({ tag: own, attributes }) => own === tag && "id" in attributes).map(
    ({ attributes }) => attributes.id,
  );

it.each([
  [
    "/#pricing-section",
    "prices.ts and quantum/home.ts",
    `Starter (Pilot) ${priceText(plans.starter.price)} Single backend compiler sprint 1 target workflow Benchmarking report 8 weeks support`,
  ],
  [
    "/#pricing-section",
    "prices.ts and quantum/home.ts",
    `Growth (Multi-backend) ${priceText(plans.growth.price)} IR plus 3 backends CI portability suite PQC readiness blueprint 3 months support`,
  ],
  [
    "/#pricing-section",
    "prices.ts and quantum/home.ts",
    `Enterprise (Residency) ${priceText(plans.enterprise.price)} Dedicated team SLOs Co-authored publications Regulator packages`,
  ],
  [
    "/#pricing-section",
    "quantum/home.ts",
    "PQC rollout, MPC wallet module, QKD peering, Pulse-level optimizer, Training",
  ],
  ["/", "specification.ts", "5x fewer gate errors and 3x faster execution"],
  ["/", "specification.ts", "Zero-downtime PQC migration"],
  ["/", "specification.ts", "10x faster molecular calculations"],
  ["/case-studies#neutral-atom", "specification.ts", "3.1x depth reduction"],
  ["/case-studies#pharma-rd", "specification.ts", "30% compute cost savings"],
  ["/case-studies#web3-custodian", "specification.ts", "Zero-downtime PQC migration"],
  ["/compiler", "specification.ts", "Compiler sprint 4-6 weeks"],
  ["/compiler", "specification.ts", "Multi-backend 8-12 weeks"],
  ["/compiler", "quantum/compiler.ts", "at least 3 devices"],
  ["/compiler", "quantum/compiler.ts", "Residency On retainer"],
  ["/resources#faq", "quantum/resources.ts", "Projects take 6-12 weeks"],
  ["/resources#faq", "quantum/resources.ts", "in as little as 6 weeks"],
  ["/adyakshar#home", "lab/home.ts", "cutting-edge research into real-world innovation"],
  [
    "/adyakshar#about",
    "lab/home.ts",
    `Expert Researchers 50+ Projects Delivered 100+ Years Innovation 5+ Global Offices ${Math.max(3, offices.length)}`,
  ],
  ["/adyakshar#about", "offices.ts", "San Francisco, USA"],
  ["/adyakshar#about", "offices.ts", "Austin, USA"],
  ["/adyakshar#about", "offices.ts", "Kolkata, India"],
  ["/adyakshar#contact", "lab/contact.ts", "within 24 hours"],
  ["/adyakshar#contact", "lab/contact.ts", "secure and confidential"],
])("%s has what the specification fixes in %s: %s", (address, file, words) => {
  expect(wordsAt(address), fixedIn(file)).toContain(words);
});

it("/industries has five sectors and three multipliers", () => {
  const sectors = ["pharma", "finance", "semiconductor", "government", "web3"];
  const fixed = fixedIn("quantum/industries.ts");
  expect(idsOf("/industries", "article"), fixed).toEqual(sectors);
  expect(wordsAt("/industries").match(/\d+x/g), fixed).toEqual(["10x", "5x", "3x"]);
});

/** The words by which a visitor knows an entry of a list. */
function nameOf(entry: unknown): string {
  if (typeof entry === "string") return withoutMarks(entry);
  const { title, name, label, city, question, company } = entry as Record<string, string>;
  return title ?? name ?? label ?? city ?? question ?? company;
}

const saysEach = (said: string, entries: readonly unknown[]) =>
  expect(entries.filter((entry) => !said.includes(nameOf(entry).replace(/\s+/g, " ")))).toEqual([]);

type List = readonly [
  address: string,
  file: string,
  entries: readonly unknown[],
  bound: "exactly" | "at least",
  count: number,
];

const lists: readonly List[] = [
  ["/adyakshar#home", "lab/home.ts", labHome.hero.tiles, "exactly", 6],
  ["/adyakshar#about", "offices.ts", offices, "at least", 3],
  ["/adyakshar#about", "lab/home.ts", labHome.about.stats, "exactly", 4],
  ["/adyakshar#services", "lab/home.ts", labHome.services.items, "at least", 7],
  ["/adyakshar#technologies", "lab/home.ts", labHome.technologies.items, "exactly", 9],
  ["/adyakshar#contact", "lab/contact.ts", contactForm.promises, "at least", 2],
  ["/", "quantum/home.ts", quantumHome.solutions.items, "at least", 3],
  ["/", "quantum/home.ts", quantumHome.cases.items, "exactly", 3],
  ["/", "quantum/home.ts", quantumHome.pricing.plans, "at least", 3],
  ["/", "quantum/home.ts", quantumHome.pricing.addOns.items, "exactly", 5],
  ["/compiler", "quantum/compiler.ts", compilerPage.capabilities.items, "exactly", 8],
  ["/compiler", "quantum/compiler.ts", compilerPage.engagements.models, "exactly", 3],
  ["/compiler", "quantum/compiler.ts", compilerPage.deliverables.items, "exactly", 5],
  ["/tokenization", "quantum/tokenization.ts", tokenizationPage.capabilities.items, "exactly", 5],
  ["/tokenization", "quantum/tokenization.ts", Object.values(architectures.items), "exactly", 2],
  ["/tokenization", "quantum/tokenization.ts", tokenizationPage.outcomes.items, "exactly", 2],
  ["/simulation", "quantum/simulation.ts", simulationPage.areas.items, "exactly", 5],
  ["/simulation", "quantum/simulation.ts", simulationPage.deliverables.items, "exactly", 5],
  ["/technologies", "quantum/technologies.ts", technologiesPage.stack.areas, "exactly", 6],
  ["/contact", "offices.ts", offices, "at least", 3],
  ["/about", "quantum/about.ts", aboutPage.services.items, "exactly", 5],
  ["/about", "quantum/about.ts", aboutPage.values.items, "exactly", 4],
  ["/resources", "quantum/resources.ts", resourcesPage.whitepapers.items, "at least", 3],
  [
    "/resources",
    "quantum/resources.ts",
    Object.values(resourcesPage.benchmarks.items),
    "at least",
    2,
  ],
  ["/resources", "quantum/resources.ts", resourcesPage.guides.items, "at least", 2],
  ["/resources", "quantum/resources.ts", resourcesPage.faqs.items, "at least", 4],
];

it.each(lists)("%s names each entry of a list in %s", (address, file, entries, bound, count) => {
  expect(entries.length, fixedIn(file)).toBeGreaterThanOrEqual(count);
  if (bound === "exactly") expect(entries, fixedIn(file)).toHaveLength(count);
  saysEach(wordsAt(address), entries);
});

it("has the specified routes", () => {
  const solutions = ["compiler", "tokenization", "simulation"];
  const others = "industries technologies contact about case-studies resources research";
  const services =
    "mobile-web-apps ai-ml-nlp cloud-big-data blockchain-dlt vlsi-eda-cad iot-embedded-robotics";
  const specified = [
    ...["/", "/quantumlabs", "/adyakshar"],
    ...[...solutions, ...others.split(" ")].flatMap((name) => [`/${name}`, `/quantumlabs/${name}`]),
    ...services.split(" ").map((name) => `/features/${name}`),
  ];
  expect(specified.filter((path) => !allRoutes.includes(path))).toEqual([]);
});

it("/about names people, and has no part for them while there are none", () => {
  const isThere = idsOf("/about", "section").includes("people");
  expect(isThere).toBe(siteConfig.people.length > 0);
  if (isThere) saysEach(wordsAt("/about#people"), siteConfig.people);
});

const footerOf = (path: string) => elements(builtPage(path).document, "footer").slice(-1)[0];

it.each(quantumPages)(
  "%s has the specified links in its footer, and the fields by name",
  (path) => {
    const footer = footerOf(path);
    const field = "/research#rd-section";
    const specified = [
      ...["/compiler", "/tokenization", "/simulation", "/research", field, field, field],
      ...["/about", "/technologies", "/case-studies", "/contact"],
    ];
    // The footer may also link to further pages.
    const links = hrefsOf(elements(footer, "nav")[0]);
    expect(links.filter((link) => specified.includes(link))).toEqual(specified);
    const fields = elements(footer, ({ attributes }) => attributes.href?.endsWith("#rd-section"));
    expect(new Set(fields.map(textOf)).size).toBe(3);
  },
);

it.each(labPages)("%s has the lab's footer", (path) => {
  const footer = footerOf(path);
  const links = elements(elements(footer, "nav")[0], "a");
  expect(links.map((link) => [textOf(link), link.attributes.href])).toEqual([
    ["About Us", "/adyakshar#about"],
    ["Our Team", "/adyakshar#our-team"],
  ]);
  saysEach(textOf(footer), offices);
  expect(elements(footer, ({ attributes }) => attributes.target === "_blank")).toHaveLength(
    siteConfig.social ? 1 : 0,
  );
  expect(hrefsOf(footer).some((href) => href.startsWith("mailto:"))).toBe(true);
});

it.each(allRoutes)("%s ends with the copyright line", (path) => {
  expect(textOf(footerOf(path)), fixedIn("footer.ts")).toContain("© 2025 Adyakshar");
});

it("the not-found page has the specified words and leads home", () => {
  const main = builtMain("/404");
  const headings = elements(main, isHeading).map(textOf);
  expect(headings).toEqual(expect.arrayContaining(["404", "Oops! Page not found"]));
  const links = elements(main, "a").map((link) => [textOf(link), link.attributes.href]);
  expect(links).toContainEqual(["Return to Home", "/"]);
});

describe("the lab's landing page", () => {
  it("has the six sections in order, each labelled by its heading", () => {
    const ids = ["home", "about", "services", "technologies", "our-team", "contact"];
    expect(idsOf("/adyakshar", "section")).toEqual(ids);
    for (const section of ids.map((id) => elementById(lab, id))) {
      expect(elementById(section, section.attributes["aria-labelledby"]).tag).toMatch(/^h[12]$/);
    }
  });

  it("links its tiles to the services, each described by its tooltip, and beyond them", () => {
    const hero = elementById(lab, "home");
    expect(hrefsOf(hero)).toEqual(expect.arrayContaining(["/adyakshar#services", "/"]));
    const tiles = elements(hero, ({ attributes }) => "aria-describedby" in attributes);
    const hrefs = tiles.map(({ attributes }) => attributes.href);
    expect(hrefs).toEqual(expect.arrayContaining(labHome.hero.tiles.map(({ link }) => link)));
    expect(servicePages).toEqual(expect.arrayContaining(hrefs));
    for (const { attributes } of tiles) {
      expect(elementById(lab, attributes["aria-describedby"]).attributes.role).toBe("tooltip");
    }
  });

  it("shows each founder by name and picture", () => {
    saysEach(wordsAt("/adyakshar#our-team"), siteConfig.founders);
    const pictures = elements(elementById(lab, "our-team"), ({ attributes }) =>
      Boolean(attributes.alt || attributes["aria-label"]),
    );
    expect(pictures.length).toBeGreaterThanOrEqual(siteConfig.founders.length);
  });
});

it.each(servicePages)("%s has its way home, overview, chips, capabilities, Get Started", (path) => {
  const main = builtMain(path);
  const { home: back, getStarted, overview, technologies } = serviceTemplate;
  expect(hrefsOf(main)).toEqual(expect.arrayContaining([back.to, getStarted.to]));
  const [about] = elements(main, "section").filter(
    ({ attributes }) => textOf(elementById(main, attributes["aria-labelledby"])) === overview.label,
  );
  expect(textOf(about).length).toBeGreaterThan(100);
  expect(elements(sectionByTitle(main, technologies.title), "li")).not.toEqual([]);
  const folds = elements(main, "ol").flatMap((list) => elements(list, "details"));
  const open = folds.map(({ attributes }) => "open" in attributes);
  expect(open).toEqual(folds.map((_, index) => index === 0));
  const order = serviceSlugs.map((slug) => `/features/${slug}`);
  const at = order.indexOf(path);
  const neighbors = [order.at(at - 1), order[(at + 1) % order.length]];
  expect(hrefsOf(main).filter((href) => order.includes(href))).toEqual(neighbors);
});

describe("the quantum site", () => {
  it("links its solutions, its plans, and closes with the two ways to write", () => {
    expect([...new Set(hrefsOf(elementById(home, "solutions-section")))]).toEqual(
      quantumHome.solutions.items.map(({ href }) => href),
    );
    expect(hrefsOf(elementById(home, "pricing-section"))).toEqual(
      expect.arrayContaining(quantumHome.pricing.plans.map(({ cta }) => cta.to)),
    );
    expect(hrefsOf(elementById(home, "contact"))).toEqual(["/contact", "/adyakshar#contact"]);
  });

  it("marks every claim of a result as illustrative, beside it", () => {
    const studies: readonly CaseStudy[] = caseStudiesPage.studies;
    const claims = [
      ...quantumHome.cases.items.map(({ result }) => ["/", result]),
      ...industriesPage.sectors.items.flatMap((sector) =>
        sector.study ? [["/industries", sector.impact]] : [],
      ),
      ...studies
        .filter(({ isReference }) => !isReference)
        .map(({ results }) => ["/case-studies", results.claim]),
    ];
    for (const [path, claim] of claims) {
      const [before, after = ""] = textOf(builtMain(path)).split(claim);
      expect(before.slice(-80) + after.slice(0, 80), `${path}: ${claim}`).toMatch(/illustrative/i);
    }
  });

  it("draws its reference architectures", () => {
    const section = sectionByTitle(builtMain("/tokenization"), architectures.title);
    const articles = elements(section, "article");
    expect(articles).toHaveLength(Object.keys(architectures.items).length);
    for (const article of articles) expect(elements(article, "svg").length).toBeGreaterThan(0);
  });

  it("has a table of contents of its sectors", () => {
    const [contents] = elements(builtMain("/industries"), "nav");
    const ids = hrefsOf(contents).map((href) => href.split("#")[1]);
    expect(ids).toEqual(idsOf("/industries", "article"));
  });

  it("tells its case studies, each with all its parts in one order and one quote", () => {
    const { problem, approach, architecture, results, nextSteps } = caseStudiesPage.parts;
    const order: readonly string[] = [problem, approach, architecture, results, nextSteps];
    const ids = caseStudiesPage.studies.map(({ id }) => id);
    expect(idsOf("/case-studies", "article")).toEqual(ids);
    for (const study of elements(builtMain("/case-studies"), "article")) {
      const heads = elements(study, isHeading).map(textOf);
      expect(heads.filter((head) => order.includes(head))).toEqual(order);
      expect(elements(study, "blockquote")).toHaveLength(1);
    }
  });

  it("offers each document as a file", () => {
    const { whitepapers, benchmarks, guides } = resourcesPage;
    const links = [whitepapers, benchmarks, guides].flatMap(({ items }) =>
      Object.values<{ link: string }>(items).map(({ link }) => link),
    );
    for (const link of links) expect(link).toMatch(/^\/papers\/[\w-]+\.pdf$/);
    const own = siteConfig.ownDocuments.map(({ file }) => file);
    expect(hrefsOf(builtMain("/resources"))).toEqual(expect.arrayContaining([...links, ...own]));
  });

  it("shows its fields of research, the first chosen, each with two topic lists", () => {
    const section = elementById(builtMain("/research"), "rd-section");
    const tabs = elements(section, ({ attributes }) => attributes.role === "tab");
    for (const [index, { id }] of researchPage.fields.items.entries()) {
      const tab = tabs[index].attributes;
      // Before React it is a plain link, which Tab reaches.
      expect([tab.href, tab["aria-controls"], tab.tabindex]).toEqual([`#${id}`, id, undefined]);
      expect(tab["aria-selected"]).toBe(`${index === 0}`);
      const panel = elementById(section, id);
      expect(panel.attributes.role).toBe("tabpanel");
      expect(elementById(section, panel.attributes["aria-labelledby"])).toBe(tabs[index]);
      expect(elements(panel, "ul").map((list) => elements(list, "li").length > 0)).toEqual([
        true,
        true,
      ]);
    }
  });

  it("has an address and no form on the contact page", () => {
    expect(elements(builtMain("/contact"), "form")).toEqual([]);
    expect(hrefsOf(builtMain("/contact")).some((href) => href.startsWith("mailto:"))).toBe(true);
  });

  it.each([
    ["/compiler", "/contact"],
    ["/tokenization", "/quantumlabs/contact"],
    ["/simulation", "/quantumlabs/contact"],
  ])("%s ends with a link to %s", (path, target) => {
    expect(hrefsOf(builtMain(path)).at(-1)?.split("#")[0]).toBe(target);
  });
});
