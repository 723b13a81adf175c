import { expect, test } from "vitest";
import { palettes } from "#app/figures/palettes.ts";
import { siteConfig } from "#site.config";
import { pageMeta } from "./page-meta.ts";
import { canonicalPaths, shareImagePath } from "./share-image.ts";
import { siteOf, sites } from "./sites.ts";

const meta = { title: "A page | Adyakshar", description: "What it says." };

test("twins and trailing slashes have the short path's address and picture", () => {
  const short = pageMeta(meta, "/compiler");
  expect(pageMeta(meta, "/quantumlabs/compiler")).toEqual(short);
  expect(pageMeta(meta, "/quantumlabs/compiler/")).toEqual(short);
  expect(short).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: `${siteConfig.origin}/compiler`,
  });
  expect(pageMeta(meta, "/quantumlabs")).toEqual(pageMeta(meta, "/"));
});

test("an unknown address is not indexed and looks the same wherever it is", () => {
  const missing = pageMeta(meta, "/404");
  expect(missing).toContainEqual({ name: "robots", content: "noindex" });
  expect(JSON.stringify(missing)).not.toContain("canonical");
  expect(pageMeta(meta, "/features/nothing")).toEqual(missing);
  expect(pageMeta(meta, "/constructor")).toEqual(missing);
});

test("no tag occurs twice, so that the browser's head can be adopted tag by tag", () => {
  for (const path of canonicalPaths) {
    const tags = pageMeta(meta, path).map((tag) => JSON.stringify(tag));
    expect(new Set(tags).size).toBe(tags.length);
  }
});

test("the theme colours are the grounds of the sites", () => {
  expect(sites.quantum.themeColors[0].content).toBe(palettes.quantum.ground);
  expect(sites.lab.themeColors.map(({ content }) => content)).toEqual([
    palettes["lab-light"].ground,
    palettes["lab-dark"].ground,
  ]);
});

test("the lab is /adyakshar and the services, and pictures have names of their own", () => {
  const lab = canonicalPaths.filter((path) => siteOf(path) === "lab");
  expect(lab.filter((path) => path.startsWith("/features/"))).toHaveLength(6);
  expect(lab).toHaveLength(7);
  expect(new Set(canonicalPaths.map(shareImagePath)).size).toBe(canonicalPaths.length);
});
