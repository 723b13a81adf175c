import { expect, it } from "vitest";
import { siteOfFile } from "./site.ts";

it.each([
  ["app/lab/pages/home/hero.picture.ts", "lab"],
  ["C:\\sites\\app\\lab\\hero.picture.ts", "lab"],
  ["app/quantum/pages/home/label.figure.ts", "quantum"],
  ["/srv/lab/app/quantum/pages/home/cover.figure.ts", "quantum"],
])("%s belongs to the site %s", (file, site) => {
  expect(siteOfFile(file)).toBe(site);
});
