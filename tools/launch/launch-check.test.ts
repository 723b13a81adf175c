import { expect, it } from "vitest";
import { type SiteConfig, siteConfig } from "#site.config";
import { filledConfig } from "../../tests/support/filled-config.ts";
import { openFacts } from "./launch-check.ts";

const now = new Date("2026-10-15");
const readyConfig: SiteConfig = {
  ...filledConfig,
  origin: "https://adyakshar.com",
  email: "hello@adyakshar.com",
  social: { label: "LinkedIn", url: "https://www.linkedin.com/company/adyakshar" },
  contactEndpoint: "https://forms.adyakshar.com/in",
};
const openNames = (change: Partial<SiteConfig>, at = now) =>
  openFacts({ ...readyConfig, ...change }, at).map(
    ({ path, isNote }) => `${isNote ? "note" : "open"} ${path.join(".")}`,
  );

it("nothing is open once every fact is set", () => {
  expect(openNames({})).toEqual([]);
});

it("the placeholder address comes first, and every default is named", () => {
  const names = openNames(siteConfig);
  expect(names[0]).toBe("open origin");
  for (const [key, value] of Object.entries(siteConfig)) {
    if (value === null)
      expect(
        names.some((name) => name.endsWith(` ${key}`)),
        key,
      ).toBe(true);
  }
});

it.each<[string, Partial<SiteConfig>, string]>([
  ["2026-10-15", { securityContactConfirmed: "2026-11-01" }, "open securityContactConfirmed"],
  ["2027-09-15", {}, "note securityContactConfirmed"],
  ["2027-12-01", {}, "open securityContactConfirmed"],
  ["2026-10-15", { email: "a@b.test" }, "open email"],
  ["2026-10-15", { contactEndpoint: null }, "open contactEndpoint"],
])("on %s %j is %s", (day, change, name) => {
  expect(openNames(change, new Date(day))).toEqual([name]);
});
