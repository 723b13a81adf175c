import { describe, expect, it } from "vitest";
import { quantumHome } from "#app/content/quantum/home.ts";
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
    const plans = elements(withId(builtMain("/"), "pricing-section"), "article");
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

  it("links its four solutions and closes with a contact band", () => {
    const main = builtMain("/");
    expect(hrefsOf(withId(main, "solutions-section"))).toEqual([
      "/compiler",
      "/tokenization",
      "/simulation",
      "/research",
    ]);
    expect(hrefsOf(withId(main, "contact"))).toEqual(["/contact"]);
  });

  it("states the engagement models", () => {
    const models = listItems(sectionTitled(builtMain("/compiler"), "Three engagement models"));
    const said = models.map((model) => text(model).replaceAll("–", "-"));
    expect(said[0]).toMatch(/Compiler sprint.*4-6 weeks/);
    expect(said[1]).toMatch(/Multi-backend.*8-12 weeks/);
    expect(said[1]).toMatch(/at least 3 devices/i);
    expect(said[2]).toMatch(/Residency.*retainer/i);
  });

  it("draws two reference architectures", () => {
    const section = sectionTitled(builtMain("/tokenization"), "Two reference architectures");
    const articles = elements(section, "article");
    expect(articles).toHaveLength(2);
    for (const article of articles) expect(elements(article, "svg").length).toBeGreaterThan(0);
  });

  it("presents five sectors, each with challenges, solutions and an impact", () => {
    const sectors = elements(builtMain("/industries"), "article");
    const ids = ["pharma", "finance", "semiconductor", "government", "web3"];
    expect(sectors.map(({ attributes }) => attributes.id)).toEqual(ids);
    for (const sector of sectors) {
      const lists = elements(sector, "ul");
      expect(childrenOf(lists[0], "li").length).toBeGreaterThan(0);
      expect(childrenOf(lists[1], "li").length).toBeGreaterThan(0);
      expect(elements(sector, "h3").map(text)).toContain("Impact");
    }
    const claims = text(builtMain("/industries"));
    for (const claim of [/\b10x\b/, /\b5x\b/, /\b3x\b/]) expect(claims).toMatch(claim);
    const [contents] = elements(builtMain("/industries"), "nav");
    expect(hrefsOf(contents).map((href) => href.split("#")[1])).toEqual(ids);
  });

  it("tells three case studies, each with all its parts and one quote", () => {
    const studies = elements(builtMain("/case-studies"), "article");
    expect(studies).toHaveLength(3);
    for (const study of studies) {
      expect(study.attributes.id).toBeTruthy();
      expect(elements(study, "h3").map(text)).toEqual(
        expect.arrayContaining(["Problem", "Approach", "Architecture", "Results", "Next steps"]),
      );
      expect(elements(study, "blockquote")).toHaveLength(1);
    }
  });

  it("claims in them what the specification claims, and no other multiplier or percentage", () => {
    const said = text(builtMain("/case-studies"));
    expect(said).toMatch(/zero-downtime PQC migration/i);
    const claims = said.match(/\d+(\.\d+)?\s?(x\b|×|%)/g) ?? [];
    const distinct = new Set(claims.map((claim) => claim.replace(/\s/, "")));
    expect([...distinct].sort()).toEqual(["10x", "3.1x", "30%", "3x", "5x"]);
    expect(said).toContain("3.1x depth reduction");
    expect(said).toContain("30% compute cost savings");
  });

  it("calls the examples composed where they begin", () => {
    const [first] = elements(builtMain("/case-studies"), "article");
    const opening = text(builtMain("/case-studies")).split(text(first))[0];
    expect(opening).toMatch(/composed/i);
    expect(text(sectionTitled(builtMain("/"), "Case highlights"))).toMatch(/composed/i);
    for (const study of elements(builtMain("/case-studies"), "article")) {
      expect(text(elements(study, "blockquote")[0])).toMatch(/composed/i);
    }
  });

  it("answers how long projects take, natively", () => {
    const faqs = listItems(sectionTitled(builtMain("/resources"), "Frequently asked"));
    expect(faqs.map((faq) => elements(faq, "details").length)).toEqual([1, 1, 1, 1]);
    const answers = faqs.map(text).join(" ").replaceAll("–", "-");
    expect(answers).toContain("6-12 weeks");
    expect(answers).toContain("as little as 6 weeks");
  });

  it("offers each document as a file", () => {
    for (const heading of ["Whitepapers", "Benchmarks", "Guides"]) {
      for (const item of listItems(sectionTitled(builtMain("/resources"), heading))) {
        expect(hrefsOf(item)[0]).toMatch(/^\/papers\/[\w-]+\.pdf$/);
      }
    }
  });

  it("shows three fields of research, each with two topic lists", () => {
    const section = withId(builtMain("/research"), "rd-section");
    const tabs = elements(section, ({ attributes }) => attributes.role === "tab");
    expect(tabs.map(text)).toEqual(["EDA", "FPGA", "Finance"]);
    expect(tabs.map(({ attributes }) => attributes["aria-selected"])).toEqual([
      "true",
      "false",
      "false",
    ]);
    const sides = ["eda", "fpga", "finance"].map((id) => {
      const panel = withId(section, id);
      expect(panel.attributes.role).toBe("tabpanel");
      for (const list of elements(panel, "ul")) {
        expect(childrenOf(list, "li").length).toBeGreaterThan(0);
      }
      expect(elements(panel, "ul")).toHaveLength(2);
      return elements(panel, "h4").map(text);
    });
    expect(sides).toEqual([
      ["Front-end", "Back-end"],
      ["Software", "Hardware"],
      ["Software", "Hardware"],
    ]);
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
    expect(hrefsOf(builtMain(path)).at(-1)).toBe(target);
  });
});
