import { describe, expect, it } from "vitest";
import { copyright } from "#app/content/footer.ts";
import { contactForm } from "#app/content/lab/contact.ts";
import { labHome } from "#app/content/lab/home.ts";
import { offices } from "#app/content/offices.ts";
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

// The ids, the number and the links of the parts that the specification names; their words come from the content.

const lab = builtMain("/adyakshar");
const home = builtMain("/");
const idsOf = (path: string, tag: string) =>
  elements(builtMain(path), ({ tag: own, attributes }) => own === tag && "id" in attributes).map(
    ({ attributes }) => attributes.id,
  );

/** The words by which a visitor knows an entry of a list. */
function nameOf(entry: unknown): string {
  if (typeof entry === "string") return entry;
  const { title, name, label, city, question, company } = entry as Record<string, string>;
  return title ?? name ?? label ?? city ?? question ?? company;
}

const saysEach = (said: string, entries: readonly unknown[]) =>
  expect(entries.filter((entry) => !said.includes(nameOf(entry).replace(/\s+/g, " ")))).toEqual([]);

const listsOf: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  "/adyakshar#home": [labHome.hero.tiles],
  "/adyakshar#about": [offices],
  "/adyakshar#services": [labHome.services.items],
  "/adyakshar#technologies": [labHome.technologies.items],
  "/adyakshar#our-team": [siteConfig.founders],
  "/adyakshar#contact": [contactForm.promises],
  "/": [quantumHome.solutions.items, quantumHome.cases.items, quantumHome.pricing.plans],
  "/compiler": [
    compilerPage.capabilities.items,
    compilerPage.engagements.models,
    compilerPage.deliverables.items,
  ],
  "/tokenization": [tokenizationPage.capabilities.items, tokenizationPage.outcomes.items],
  "/simulation": [simulationPage.areas.items, simulationPage.deliverables.items],
  "/technologies": [technologiesPage.stack.areas],
  "/contact": [offices],
  "/about": [aboutPage.services.items, aboutPage.values.items],
  "/resources": [
    resourcesPage.whitepapers.items,
    resourcesPage.guides.items,
    resourcesPage.faqs.items,
  ],
};

it.each(Object.entries(listsOf))("%s names every entry of its lists", (address, lists) => {
  const [path, id] = address.split("#");
  const main = builtMain(path);
  saysEach(textOf(id ? elementById(main, id) : main), lists.flat());
});

it("/about names people, and has no part for them while there are none", () => {
  const isThere = idsOf("/about", "section").includes("people");
  expect(isThere).toBe(siteConfig.people.length > 0);
  if (isThere) saysEach(textOf(elementById(builtMain("/about"), "people")), siteConfig.people);
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
  expect(elements(footer, ({ attributes }) => attributes.target === "_blank")).toHaveLength(1);
  expect(hrefsOf(footer).some((href) => href.startsWith("mailto:"))).toBe(true);
});

it.each(allRoutes)("%s ends with the copyright line", (path) => {
  expect(textOf(footerOf(path))).toContain(copyright);
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

  it("shows each statistic, and a picture of each founder", () => {
    const [stats] = elements(elementById(lab, "about"), "dl");
    expect(elements(stats, "dd")).toHaveLength(labHome.about.stats.length);
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
    const { title, items } = tokenizationPage.architectures;
    const articles = elements(sectionByTitle(builtMain("/tokenization"), title), "article");
    expect(articles).toHaveLength(Object.keys(items).length);
    for (const article of articles) expect(elements(article, "svg").length).toBeGreaterThan(0);
  });

  it("presents its sectors, with a table of contents", () => {
    const ids = industriesPage.sectors.items.map(({ id }) => id);
    expect(idsOf("/industries", "article")).toEqual(ids);
    const [contents] = elements(builtMain("/industries"), "nav");
    expect(hrefsOf(contents).map((href) => href.split("#")[1])).toEqual(ids);
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
      items.map(({ link }) => link),
    );
    for (const link of links) expect(link).toMatch(/^\/papers\/[\w-]+\.pdf$/);
    expect(hrefsOf(builtMain("/resources"))).toEqual(expect.arrayContaining(links));
  });

  it("shows its fields of research, each with two topic lists", () => {
    const section = elementById(builtMain("/research"), "rd-section");
    for (const { id } of researchPage.fields.items) {
      const panel = elementById(section, id);
      expect(panel.attributes.role).toBe("tabpanel");
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
