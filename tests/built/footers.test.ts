import { describe, expect, it } from "vitest";
import { copyright } from "#app/content/footer.ts";
import { offices } from "#app/content/offices.ts";
import { allRoutes, builtPage, quantumPages, servicePages } from "../support/built-site.ts";
import { elements, type HtmlElement, hrefsOf, textOf } from "../support/html.ts";

describe("the footers", () => {
  it.each(quantumPages)("%s has the specified links in the quantum footer", (path) => {
    const footer = footerOf(path);
    const [navigation] = elements(footer, "nav");
    const links = hrefsOf(navigation);
    // The footer may also link to further pages.
    const specifiedLinks = [
      "/compiler",
      "/tokenization",
      "/simulation",
      "/research",
      ...Array(3).fill("/research#rd-section"),
      "/about",
      "/technologies",
      "/case-studies",
      "/contact",
    ];
    expect(links).toEqual(expect.arrayContaining(specifiedLinks));
    expect(links.filter((link) => specifiedLinks.includes(link))).toEqual(specifiedLinks);
    const fields = elements(footer, ({ attributes }) => attributes.href?.endsWith("#rd-section"));
    expect(fields).toHaveLength(3);
    expect(new Set(fields.map(textOf)).size).toBe(3);
  });

  it.each(["/adyakshar", ...servicePages])("%s has the lab's footer", (path) => {
    const footer = footerOf(path);
    const links = elements(footer, "a").map((link) => [textOf(link), link.attributes.href]);
    const [navigation] = elements(footer, "nav");
    expect(elements(navigation, "a").map((link) => [textOf(link), link.attributes.href])).toEqual([
      ["About Us", "/adyakshar#about"],
      ["Our Team", "/adyakshar#our-team"],
    ]);
    expect(elements(footer, "li").map(textOf)).toEqual(
      expect.arrayContaining(offices.map(({ city }) => city)),
    );
    expect(elements(footer, ({ attributes }) => attributes.target === "_blank")).toHaveLength(1);
    expect(links.some(([, href]) => href.startsWith("mailto:"))).toBe(true);
  });

  it.each(allRoutes)("%s ends with the copyright line", (path) => {
    expect(textOf(footerOf(path))).toContain(copyright);
  });
});

function footerOf(path: string): HtmlElement {
  const [footer] = elements(builtPage(path).document, "footer").slice(-1);
  return footer;
}
