import { expect, it } from "vitest";
import type { SiteConfig } from "#site.config";
import { filledConfig } from "../../tests/support/filled-in/config.ts";
import { openFacts } from "./launch-check.ts";

const now = new Date("2026-10-15");
const readyConfig: SiteConfig = {
  ...filledConfig,
  origin: "https://adyakshar.com",
  email: "hello@adyakshar.com",
  social: { label: "LinkedIn", url: "https://www.linkedin.com/company/adyakshar" },
  contactEndpoint: "https://forms.adyakshar.com/in",
  founders: filledConfig.founders.slice(0, 2),
};
const openNames = (change: Partial<SiteConfig>, at = now) =>
  openFacts({ ...readyConfig, ...change }, at).map(
    ({ path, isNote }) => `${isNote ? "note" : "open"} ${path.join(".")}`,
  );

it("nothing is open once every fact is set", () => {
  expect(openNames({})).toEqual([]);
});

it("what may stay null is a note, and so is a drawn portrait", () => {
  const [first, ...others] = readyConfig.founders;
  expect(openNames({ founders: [{ ...first, portrait: null }, ...others], social: null })).toEqual([
    "note founders.0.portrait",
    "note social",
  ]);
});

it("every placeholder is named, that of the address first", () => {
  const names = openNames({
    origin: "https://adyakshar.example",
    email: "hello@adyakshar.example",
    social: { label: "Social profile", url: "https://social.adyakshar.example/adyakshar" },
    founders: [{ name: "Founder, Research", title: "R", text: "T.", portrait: "/portraits/a.png" }],
  });
  expect(names).toEqual(["open origin", "open email", "open social.url", "open founders.0.name"]);
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
