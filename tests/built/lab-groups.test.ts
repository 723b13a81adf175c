import { describe, expect, it } from "vitest";
import { servicePages } from "../../tooling/routes.ts";
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
    ["home", 6],
    ["about", 3],
    ["services", 7],
    ["technologies", 9],
    ["our-team", 2],
  ])("#%s is one list of %i", (id, count) => {
    expect(listItems(withId(main, id))).toHaveLength(count);
  });

  it("links its tiles to the six services and describes each", () => {
    const links = listItems(withId(main, "home")).map((tile) => elements(tile, "a")[0]);
    expect(links.map(({ attributes }) => attributes.href).sort()).toEqual(servicePages);
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
    expect(text(withId(main, "home"))).toMatch(/cutting-edge research into real-world innovation/);
  });

  it("tells the statistics and the offices", () => {
    const about = withId(main, "about");
    const rows = elements(elements(about, "dl")[0], "div").map(
      (row) => `${text(childrenOf(row, "dd")[0])} ${text(childrenOf(row, "dt")[0])}`,
    );
    expect(rows).toEqual([
      "50+ Expert Researchers",
      "100+ Projects Delivered",
      "5+ Years Innovation",
      "3 Global Offices",
    ]);
    const offices = listItems(about).map(text);
    for (const [index, place] of [
      "San Francisco, USA",
      "Austin, USA",
      "Kolkata, India",
    ].entries()) {
      expect(offices[index]).toContain(place);
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
    expect(text(withId(main, "contact"))).toMatch(/within 24 hours.*secure and confidential/);
  });
});

describe.each(servicePages)("%s", (path) => {
  const main = builtMain(path);

  it("has its way home, overview, chips, capabilities and Get Started", () => {
    const links = elements(main, "a").map((link) => [text(link), link.attributes.href]);
    expect(links[0][0]).toContain("Back to Home");
    expect(links[0][1]).toBe("/adyakshar");
    expect(links).toContainEqual(["Get Started", "/#contact"]);
    const chips = listItems(sectionTitled(main, "Technologies"));
    const capabilities = listItems(sectionTitled(main, "Capabilities"));
    expect(chips.length).toBeGreaterThan(0);
    expect(capabilities.length).toBeGreaterThan(0);
    expect(hrefsOf(main).filter((href) => href.startsWith("/features/"))).toHaveLength(2);
  });
});
