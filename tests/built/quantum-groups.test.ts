import { describe, expect, it } from "vitest";
import { caseStudiesPage } from "#app/content/quantum/case-studies.ts";
import { compilerPage } from "#app/content/quantum/compiler.ts";
import { quantumHome } from "#app/content/quantum/home.ts";
import { industriesPage } from "#app/content/quantum/industries.ts";
import { offers } from "#app/content/quantum/offers.ts";
import { researchPage } from "#app/content/quantum/research.ts";
import { resourcesPage } from "#app/content/quantum/resources.ts";
import { simulationPage } from "#app/content/quantum/simulation.ts";
import { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { builtMain } from "../support/built-pages.ts";
import {
  childrenOf,
  elements,
  type HtmlElement,
  hrefsOf,
  listItems,
  sectionTitled,
  text,
  withId,
} from "../support/html.ts";

describe("the quantum site", () => {
  const { pricing, cases } = quantumHome;

  it("prices as the content says", () => {
    // What can be ordered without a plan has a heading of the next level.
    const plans = elements(withId(builtMain("/"), "pricing-section"), "article").filter(
      (article) => elements(article, "h3").length > 0,
    );
    expect(plans.map((plan) => text(elements(plan, "h3")[0]))).toEqual(
      pricing.plans.map(({ name }) => name),
    );
    for (const [index, { price, features, cta }] of pricing.plans.entries()) {
      expect(text(plans[index])).toContain(price);
      expect(listItems(plans[index]).map(text)).toEqual(features);
      expect(hrefsOf(plans[index])).toEqual([cta.to]);
    }
  });

  it("lists the add-ons", () => {
    const lists = elements(withId(builtMain("/"), "pricing-section"), "ul");
    const last = childrenOf(lists.at(-1) as HtmlElement, "li");
    expect(last.map(text)).toEqual(pricing.addOns.items);
  });

  it("highlights each result once", () => {
    const shown = listItems(sectionTitled(builtMain("/"), cases.title)).map(text);
    for (const { result } of cases.items) {
      expect(shown.filter((entry) => entry.includes(result))).toHaveLength(1);
    }
  });

  it("marks each highlighted result as illustrative, right before it", () => {
    const said = text(sectionTitled(builtMain("/"), cases.title));
    for (const { result } of cases.items) {
      expect(said.split(result)[0].trimEnd().endsWith("Illustrative"), result).toBe(true);
    }
    expect(said).not.toMatch(/composed|invented/i);
  });

  it("links its solutions and closes with a contact band", () => {
    const main = builtMain("/");
    expect(hrefsOf(withId(main, "solutions-section"))).toEqual(
      quantumHome.solutions.items.map(({ href }) => href),
    );
    expect(hrefsOf(withId(main, "contact"))).toEqual(["/contact", "/adyakshar#contact"]);
  });

  it("states the engagement models", () => {
    const { title, models } = compilerPage.engagements;
    const said = listItems(sectionTitled(builtMain("/compiler"), title)).map(text);
    expect(said).toHaveLength(models.length);
    for (const [index, { name, duration, terms }] of models.entries()) {
      expect(said[index]).toContain(name);
      expect(said[index].replaceAll("–", "-")).toContain(duration);
      for (const { value } of terms) expect(said[index]).toContain(value);
    }
  });

  it.each([
    ["/compiler", compilerPage.capabilities.items],
    ["/simulation", simulationPage.areas.items],
  ])("%s shows the name and the first line of each item before it is opened", (path, items) => {
    const shown = elements(builtMain(path), "summary").map(text);
    for (const { title, lead } of items) {
      const line = shown.find((summary) => summary.includes(title));
      expect(line).toContain(lead);
    }
  });

  it("offers the pilot where its conditions are named", () => {
    expect(hrefsOf(withId(builtMain("/simulation"), "pilot"))).toContain("/contact#pilot");
  });

  it("marks the claims of the sectors before they are read", () => {
    const sectors = elements(builtMain("/industries"), "article");
    for (const [index, sector] of industriesPage.sectors.items.entries()) {
      const said = text(sectors[index]);
      expect(said.includes(`Illustrative ${sector.impact}`)).toBe("study" in sector);
    }
  });

  it("draws its reference architectures", () => {
    const { title, items } = tokenizationPage.architectures;
    const articles = elements(sectionTitled(builtMain("/tokenization"), title), "article");
    expect(articles).toHaveLength(Object.keys(items).length);
    for (const article of articles) expect(elements(article, "svg").length).toBeGreaterThan(0);
  });

  it("presents its sectors, each with challenges, solutions and an impact", () => {
    const sectors = elements(builtMain("/industries"), "article");
    const { items, challenges, solutions, impact } = industriesPage.sectors;
    const ids = items.map(({ id }) => id);
    expect(sectors.map(({ attributes }) => attributes.id)).toEqual(ids);
    for (const [index, sector] of sectors.entries()) {
      const names = [items[index].challenges, items[index].solutions];
      const lists = elements(sector, "ul").slice(0, 2);
      for (const [k, list] of lists.entries()) {
        const said = childrenOf(list, "li").map(text);
        expect(said).toHaveLength(names[k].length);
        for (const [at, { title }] of names[k].entries()) expect(said[at]).toContain(title);
        const isFolded = elements(sector, "details").some(
          (fold) => elements(fold, "ul")[0] === list,
        );
        expect(isFolded).toBe(false);
      }
      expect(elements(sector, "h3").map(text)).toEqual([challenges, solutions, impact]);
    }
    const [contents] = elements(builtMain("/industries"), "nav");
    expect(hrefsOf(contents).map((href) => href.split("#")[1])).toEqual(ids);
  });

  it("tells its case studies, each with all its parts in one order and one quote", () => {
    const studies = elements(builtMain("/case-studies"), "article");
    const { problem, approach, architecture, results, nextSteps } = caseStudiesPage.parts;
    const order: readonly string[] = [problem, approach, architecture, results, nextSteps];
    expect(studies.map(({ attributes }) => attributes.id)).toEqual(
      caseStudiesPage.studies.map(({ id }) => id),
    );
    for (const [index, study] of studies.entries()) {
      const heads = elements(study, "h3").map(text);
      expect(heads.filter((head) => order.includes(head))).toEqual(order);
      const { approach: steps, architecture: nodes } = caseStudiesPage.studies[index];
      expect(elements(study, "h4").map(text)).toEqual(
        [...steps, ...nodes].map(({ title }) => title),
      );
      expect(elements(study, "blockquote")).toHaveLength(1);
    }
  });

  it("says where the case studies begin that they are worked examples, with the tag as its key", () => {
    const main = builtMain("/case-studies");
    const tags = elements(main, ({ attributes }) => attributes.class === "illustrative");
    expect(tags).toHaveLength(1 + caseStudiesPage.studies.length);
    for (const [index, study] of elements(main, "article").entries()) {
      const { results, quote } = caseStudiesPage.studies[index];
      expect(text(study)).toContain(`${text(tags[0])} ${results.claim}`);
      const [attribution] = elements(study, "footer");
      expect(text(attribution)).toBe(`${caseStudiesPage.parts.voice}: ${quote.role}`);
    }
  });

  it("answers its questions in the open", () => {
    const { title, items } = resourcesPage.faqs;
    const faqs = listItems(sectionTitled(builtMain("/resources"), title));
    expect(faqs.flatMap((faq) => elements(faq, "details"))).toEqual([]);
    for (const [index, { question, answer }] of items.entries()) {
      expect(text(faqs[index])).toContain(question);
      expect(text(faqs[index])).toContain(answer);
    }
  });

  it("has three headings under its whitepapers, and what a bank can order beside them", () => {
    const { whitepapers, bank } = resourcesPage;
    const papers = sectionTitled(builtMain("/resources"), whitepapers.title);
    expect(elements(papers, "h3")).toHaveLength(whitepapers.items.length);
    const ordered = hrefsOf(sectionTitled(builtMain("/resources"), bank.title));
    expect(ordered).toContain(offers.blueprint.link.to);
  });

  it("offers each document as a file", () => {
    const { whitepapers, benchmarks, guides } = resourcesPage;
    for (const { title } of [whitepapers, benchmarks, guides]) {
      for (const item of listItems(sectionTitled(builtMain("/resources"), title))) {
        expect(hrefsOf(item)[0]).toMatch(/^\/papers\/[\w-]+\.pdf$/);
      }
    }
  });

  it("shows its fields of research, each with two topic lists", () => {
    const section = withId(builtMain("/research"), "rd-section");
    const tabs = elements(section, ({ attributes }) => attributes.role === "tab");
    const { items } = researchPage.fields;
    expect(tabs.map(text)).toEqual(items.map(({ label }) => label));
    expect(tabs.map(({ attributes }) => attributes["aria-selected"])).toEqual(
      items.map((_, index) => String(index === 0)),
    );
    for (const { id, sides } of items) {
      const panel = withId(section, id);
      expect(panel.attributes.role).toBe("tabpanel");
      for (const list of elements(panel, "ul")) {
        expect(childrenOf(list, "li").length).toBeGreaterThan(0);
      }
      expect(elements(panel, "ul")).toHaveLength(2);
      expect(elements(panel, "h4").map(text)).toEqual(sides.map(({ title }) => title));
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
