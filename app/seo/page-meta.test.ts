import { expect, test } from "vitest";
import { siteOf } from "#app/lib/site.ts";
import { siteConfig } from "#site.config";
import { metaOf } from "./page-meta.ts";
import { shareImageAlt, shareImagePath } from "./share-image.ts";

const meta = { title: "A page | Adyakshar", description: "What it says." };
const tagsAt = (pathname: string) => metaOf(meta)({ location: { pathname } });

test("aliases and trailing slashes have the short path's address and picture", () => {
  const short = tagsAt("/compiler");
  expect(tagsAt("/quantumlabs/compiler")).toEqual(short);
  expect(tagsAt("/quantumlabs/compiler/")).toEqual(short);
  expect(short).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: `${siteConfig.origin}/compiler`,
  });
  expect(tagsAt("/quantumlabs")).toEqual(tagsAt("/"));
});

test.each([
  ["/compiler", "/compiler"],
  ["/features/ai-ml-nlp", "/features/ai-ml-nlp"],
  ["/a-new-page", "/"],
  ["/features/a-new-service", "/adyakshar"],
])("the picture of %s is described as what %s shows", (path, own) => {
  const content = shareImageAlt(meta.title, own);
  expect(tagsAt(path)).toContainEqual({ property: "og:image:alt", content });
  expect(tagsAt(path)).toContainEqual({ name: "twitter:image:alt", content });
});

test("no tag occurs twice, so that the browser's head can be adopted tag by tag", () => {
  for (const path of ["/", "/compiler", "/adyakshar", "/features/ai-ml-nlp"]) {
    const tags = tagsAt(path).map((tag) => JSON.stringify(tag));
    expect(new Set(tags).size).toBe(tags.length);
  }
});

test("the lab is /adyakshar, what lies below it, and the services", () => {
  for (const path of ["/adyakshar", "/adyakshar/", "/adyakshar/team", "/features/ai-ml-nlp"]) {
    expect(siteOf(path)).toBe("lab");
  }
  for (const path of ["/", "/quantumlabs", "/compiler", "/adyakshar-news"]) {
    expect(siteOf(path)).toBe("quantum");
  }
});

test("no two addresses name the same picture", () => {
  const paths = ["/", "/home", "/compiler", "/features/compiler", "/features-compiler"];
  expect(new Set(paths.map(shareImagePath)).size).toBe(paths.length);
});
