import { describe, expect, it } from "vitest";
import { contactForm } from "#app/content/lab/contact.ts";
import { labHome } from "#app/content/lab/home.ts";
import { offices } from "#app/content/offices.ts";
import { serviceNames } from "#app/content/services/names.ts";
import { capabilitiesTitle, serviceTemplate } from "#app/content/services/template.ts";
import { siteConfig } from "#site.config";
import { servicePages } from "../../tools/lib/routes.ts";
import { builtMain } from "../support/built-pages.ts";
import {
  childrenOf,
  elements,
  hrefsOf,
  listItems,
  sectionTitled,
  text,
  withId,
} from "../support/html.ts";

describe("the lab's landing page", () => {
  const main = builtMain("/adyakshar");

  it("has the six sections in order, each labelled by its heading", () => {
    const sections = elements(main, "section").filter(({ attributes }) => attributes.id);
    expect(sections.map(({ attributes }) => attributes.id)).toEqual([
      "home",
      "about",
      "services",
      "technologies",
      "our-team",
      "contact",
    ]);
    for (const section of sections) {
      expect(withId(section, section.attributes["aria-labelledby"]).tag).toMatch(/^h[12]$/);
    }
  });

  it.each([
    ["home", labHome.hero.tiles],
    ["about", offices],
    ["services", labHome.services.items],
    ["technologies", labHome.technologies.items],
    ["our-team", siteConfig.founders],
  ])("#%s is one list with an entry for each of the content's", (id, entries) => {
    expect(listItems(withId(main, id))).toHaveLength(entries.length);
  });

  it("links its tiles to their services and describes each", () => {
    const links = listItems(withId(main, "home")).map((tile) => elements(tile, "a")[0]);
    const hrefs = links.map(({ attributes }) => attributes.href);
    expect(hrefs).toEqual(labHome.hero.tiles.map(({ link }) => link));
    for (const href of hrefs) expect(servicePages).toContain(href);
    for (const link of links) {
      const tooltip = withId(main, link.attributes["aria-describedby"]);
      expect(tooltip.attributes.role).toBe("tooltip");
      expect(text(tooltip)).toContain(text(link));
    }
  });

  it("leads from the hero to the services and to the quantum site", () => {
    const hrefs = hrefsOf(withId(main, "home"));
    expect(hrefs).toContain("/adyakshar#services");
    expect(hrefs).toContain("/");
    expect(text(withId(main, "home"))).toContain(labHome.hero.lead);
  });

  it("tells the statistics and the offices", () => {
    const about = withId(main, "about");
    const rows = elements(elements(about, "dl")[0], "div").map(
      (row) => `${text(childrenOf(row, "dd")[0])} ${text(childrenOf(row, "dt")[0])}`,
    );
    expect(rows).toEqual(labHome.about.stats.map(({ value, label }) => `${value} ${label}`));
    const shown = listItems(about).map(text);
    for (const [index, { city, country }] of offices.entries()) {
      expect(shown[index]).toContain(`${city}, ${country}`);
    }
  });

  it("shows a picture of each founder", () => {
    for (const founder of listItems(withId(main, "our-team"))) {
      const pictures = elements(founder, ({ attributes }) =>
        Boolean(attributes.alt || attributes["aria-label"]),
      );
      expect(pictures.length).toBeGreaterThan(0);
    }
  });

  it("promises an answer", () => {
    const promised = listItems(withId(main, "contact")).map(text);
    expect(promised).toEqual(contactForm.promises);
  });
});

describe.each(servicePages)("%s", (path) => {
  const main = builtMain(path);

  it("has its way home, overview, chips, capabilities and Get Started", () => {
    const links = elements(main, "a").map((link) => [text(link), link.attributes.href]);
    const { home, getStarted, overview, technologies } = serviceTemplate;
    expect(links[0][0]).toContain(home.label);
    expect(links[0][1]).toBe(home.to);
    expect(links).toContainEqual([getStarted.label, getStarted.to]);
    const [about] = elements(main, "section").filter(
      ({ attributes }) => text(withId(main, attributes["aria-labelledby"])) === overview.label,
    );
    expect(text(about).length).toBeGreaterThan(500);
    expect(listItems(sectionTitled(main, technologies.title)).length).toBeGreaterThan(0);
    const lines = elements(main, "ol").flatMap((list) => elements(list, "details"));
    expect(withId(main, "what-it-takes").tag).toBe("section");
    const heading = capabilitiesTitle(lines.length);
    expect(sectionTitled(main, heading)).toBe(sectionTitled(main, technologies.title));
    const open = lines.map(({ attributes }) => "open" in attributes);
    expect(open).toEqual(lines.map((_, index) => index === 0));
    const order = Object.keys(serviceNames).map((slug) => `/features/${slug}`);
    const at = order.indexOf(path);
    const others = hrefsOf(main).filter((href) => order.includes(href));
    expect(others).toEqual([order.at(at - 1), order[(at + 1) % order.length]]);
  });
});
