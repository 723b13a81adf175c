import { describe, expect, it } from "vitest";
import { siteConfig } from "../../site.config.ts";
import { allRoutes } from "../../tools/lib/routes.ts";
import { builtPage, builtPaths, isBuiltFile } from "../support/built-pages.ts";
import { elements, type HtmlElement, isHeading, text } from "../support/html.ts";

describe.each(builtPaths)("%s", (path) => {
  const { document, source } = builtPage(path);

  it("is English, with one main and one h1 within it", () => {
    expect(elements(document, "html").map(({ attributes }) => attributes.lang)).toEqual(["en"]);
    const mains = elements(document, "main");
    expect(mains).toHaveLength(1);
    expect(elements(mains[0], "h1")).toHaveLength(1);
    expect(elements(document, "h1")).toHaveLength(1);
  });

  it("has headings with words, in order, without jumps", () => {
    let level = 0;
    for (const heading of elements(document, isHeading)) {
      const next = Number(heading.tag[1]);
      expect(text(heading)).not.toBe("");
      expect(next, `<${heading.tag}> ${text(heading)}`).toBeLessThanOrEqual(level + 1);
      level = next;
    }
  });

  it("uses no id twice and refers to none that is absent", () => {
    const ids = elements(document, ({ attributes }) => "id" in attributes).map(
      ({ attributes }) => attributes.id,
    );
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(references(document).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it("describes every picture", () => {
    for (const image of elements(document, "img")) {
      const isSaid = Boolean(image.attributes.alt?.trim()) || isWithinWords(image);
      expect("alt" in image.attributes && isSaid, outline(image)).toBe(true);
    }
    for (const drawing of elements(document, "svg")) {
      expect(isHidden(drawing) || isNamed(drawing), outline(drawing)).toBe(true);
    }
  });

  it("names every link and button", () => {
    for (const control of elements(document, ({ tag }) => tag === "a" || tag === "button")) {
      expect(control.attributes["aria-label"] ?? text(control), outline(control)).not.toBe("");
    }
  });

  it("leads nowhere that is not there", () => {
    const links = elements(document, ({ tag }) => tag === "a");
    const broken = links
      .map(({ attributes }) => attributes.href)
      .filter((href) => !leads(href, path));
    expect(broken).toEqual([]);
  });

  it("asks for no file that is not there", () => {
    const files = elements(document, ({ tag }) => ["img", "source", "link", "script"].includes(tag))
      .filter(({ attributes }) => attributes.rel !== "canonical")
      .flatMap(({ attributes: { src, srcset, href } }) => [src, href, ...sourceSet(srcset)])
      .filter((file) => file?.startsWith("/"));
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !isBuiltFile(file.split("#")[0]))).toEqual([]);
  });

  it("opens other sites safely", () => {
    for (const link of elements(document, ({ attributes }) => attributes.target === "_blank")) {
      expect(link.attributes.rel?.split(" ")).toEqual(
        expect.arrayContaining(["noopener", "noreferrer"]),
      );
      expect(text(link)).toContain("opens in a new tab");
    }
  });

  it("carries neither style attributes nor unfinished streams", () => {
    expect(elements(document, ({ attributes }) => "style" in attributes).map(outline)).toEqual([]);
    expect(source).not.toContain('<template id="B:');
  });
});

/** A page of the site and an anchor on it, a mail address, or another site over https. */
function leads(href: string | undefined, from: string): boolean {
  if (!href) return false;
  if (href.startsWith("mailto:")) return href.split("?")[0] === `mailto:${siteConfig.email}`;
  if (/^\w+:/.test(href)) return href.startsWith("https://");
  const [path, anchor] = href.split("#", 2);
  const target = path === "" ? from : path;
  if (target !== from && !allRoutes.includes(target)) return isBuiltFile(target);
  if (anchor === undefined) return true;
  return (
    elements(builtPage(target).document, ({ attributes }) => attributes.id === anchor).length === 1
  );
}

function references(document: HtmlElement): string[] {
  const names = ["aria-labelledby", "aria-describedby", "aria-controls", "popovertarget", "for"];
  return elements(document, () => true).flatMap(({ attributes }) =>
    names.flatMap((name) => attributes[name]?.split(/\s+/) ?? []),
  );
}

function sourceSet(value = ""): string[] {
  return value.split(",").map((entry) => entry.trim().split(/\s+/)[0]);
}

function isHidden(element: HtmlElement | null): boolean {
  if (!element) return false;
  return element.attributes["aria-hidden"] === "true" || isHidden(element.parent);
}

/** A mark beside the name of the same link needs no words of its own. */
function isWithinWords(image: HtmlElement): boolean {
  for (let holder = image.parent; holder; holder = holder.parent) {
    if (isHidden(holder)) return true;
    if (["a", "h1"].includes(holder.tag)) return text(holder) !== "";
  }
  return false;
}

function isNamed(drawing: HtmlElement): boolean {
  const { role, "aria-label": label, "aria-labelledby": labelledBy } = drawing.attributes;
  return role === "img" && Boolean(label || labelledBy || elements(drawing, "title").length > 0);
}

function outline({ tag, attributes }: HtmlElement): string {
  return `<${tag} ${JSON.stringify(attributes).slice(0, 200)}>`;
}
