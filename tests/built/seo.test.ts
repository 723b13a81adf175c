import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { DAY_MS } from "#app/lib/day.ts";
import { palettes } from "#app/lib/palettes.ts";
import { siteConfig } from "#site.config";
import { elements, type HtmlElement } from "../../tools/lib/html.ts";
import {
  allRoutes,
  builtPage,
  builtPaths,
  builtRoot,
  distinctPages,
} from "../support/built-site.ts";
import { textOf } from "../support/html.ts";

const { origin, email } = siteConfig;
/** Messengers show no picture that is larger. */
const MAX_SHARE_IMAGE_BYTES = 300_000;

const readBuilt = (file: string) => readFileSync(join(builtRoot, file));
const words = (file: string) => readBuilt(file).toString("utf8");
const canonicalOf = (path: string) =>
  origin + (path === "/quantumlabs" ? "/" : path.replace(/^\/quantumlabs\//, "/"));

function headOf(path: string): HtmlElement {
  return elements(builtPage(path).document, "head")[0];
}

/** The content of the tag of this name; fails unless there is exactly one. */
function meta(path: string, name: string): string {
  const tags = elements(headOf(path), ({ tag, attributes }) => {
    return tag === "meta" && (attributes.name === name || attributes.property === name);
  });
  expect(tags, `${name} on ${path}`).toHaveLength(1);
  return tags[0].attributes.content;
}

function title(path: string): string {
  const tags = elements(headOf(path), "title");
  expect(tags).toHaveLength(1);
  return textOf(tags[0]);
}

const shareImage = (path: string) => meta(path, "og:image").slice(origin.length);

function links(path: string, rel: string): string[] {
  return elements(headOf(path), "link")
    .filter(({ attributes }) => attributes.rel === rel)
    .map(({ attributes }) => attributes.href);
}

test("each page has a title, a description and a picture of its own, and titles fit a result page", () => {
  const picture = (path: string) => readBuilt(shareImage(path)).toString("base64");
  for (const read of [title, (path: string) => meta(path, "description"), picture]) {
    const values = distinctPages.map(read);
    const isTwin = (value: string) => values.indexOf(value) !== values.lastIndexOf(value);
    expect(distinctPages.filter((_, index) => isTwin(values[index]))).toEqual([]);
  }
  expect(distinctPages.filter((path) => title(path).length > 70)).toEqual([]);
});

test.each(allRoutes)("%s names its canonical address and what a shared link shows", (path) => {
  const url = canonicalOf(path);
  expect(links(path, "canonical")).toEqual([url]);
  expect(meta(path, "og:url")).toBe(url);
  expect(meta(path, "og:type")).toBe("website");
  expect(meta(path, "twitter:card")).toBe("summary_large_image");
  for (const network of ["og", "twitter"]) {
    expect(meta(path, `${network}:title`)).toBe(title(path));
    expect(meta(path, `${network}:description`)).toBe(meta(path, "description"));
    expect(meta(path, `${network}:image`)).toMatch(`${origin}/share/`);
    const [name] = title(path).split(" | ");
    expect(meta(path, `${network}:image:alt`)).toMatch(`${name}, with `);
  }
});

test.each(distinctPages)(
  "%s has a share image of the stated size and a fair weight",
  async (path) => {
    const picture = readBuilt(shareImage(path));
    const { format, width, height } = await sharp(picture).metadata();
    expect(format).toBe("png");
    expect([width, height].map(String)).toEqual([
      meta(path, "og:image:width"),
      meta(path, "og:image:height"),
    ]);
    expect([width, height]).toEqual([1200, 630]);
    expect(picture.length).toBeLessThan(MAX_SHARE_IMAGE_BYTES);
  },
);

test("the theme color follows the site, and the lab's edition", () => {
  expect(meta("/research", "theme-color")).toBe(palettes.quantum.ground);
  const colors = elements(headOf("/adyakshar"), "meta")
    .filter(({ attributes }) => attributes.name === "theme-color")
    .map(({ attributes }) => [attributes.content, attributes.media]);
  expect(colors).toEqual([
    [palettes["lab-light"].ground, "(prefers-color-scheme: light)"],
    [palettes["lab-dark"].ground, "(prefers-color-scheme: dark)"],
  ]);
});

test("only the not-found page is kept out of the index", () => {
  expect(meta("/404", "robots")).toBe("noindex");
  expect(links("/404", "canonical")).toEqual([]);
  const hidden = builtPaths.filter((path) => builtPage(path).source.includes('name="robots"'));
  expect(hidden).toEqual(["/404"]);
});

test("the sitemap lists every page once, and robots.txt points to it", () => {
  const listed = [...words("sitemap.xml").matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  expect(listed.toSorted()).toEqual(distinctPages.map((path) => origin + path).toSorted());
  const lines = words("robots.txt").split("\n");
  expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(lines.filter((line) => line.startsWith("Disallow: /"))).toEqual([]);
});

test("every icon that is named exists, in its size", async () => {
  for (const path of ["/", "/adyakshar", "/404"]) {
    expect(links(path, "icon")).toEqual(["/favicon.ico", "/favicon.svg"]);
    expect(links(path, "apple-touch-icon")).toEqual(["/apple-touch-icon.png"]);
  }
  for (const [name, side] of [
    ["apple-touch-icon", 180],
    ["icon-512", 512],
  ] as const) {
    const { width, height } = await sharp(readBuilt(`${name}.png`)).metadata();
    expect([width, height]).toEqual([side, side]);
  }
  expect(readBuilt("favicon.ico").readUInt16LE(2)).toBe(1);
});

test("security.txt says whom to write to, for less than a year from the confirmation", () => {
  const lines = words(".well-known/security.txt").split("\n");
  expect(lines).toContain(`Contact: mailto:${siteConfig.securityContact ?? email}`);
  expect(lines).toContain(`Policy: ${origin}/legal#security`);
  expect(lines).toContain(`Canonical: ${origin}/.well-known/security.txt`);
  const expires = lines.find((line) => line.startsWith("Expires: "))?.slice("Expires: ".length);
  const confirmed = new Date(siteConfig.securityContactConfirmed).getTime();
  expect(expires).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/);
  const days = (new Date(expires ?? "").getTime() - confirmed) / DAY_MS;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(365);
});
