import { describe, expect, it } from "vitest";
import { copyright } from "#app/content/copyright.ts";
import { contactForm } from "#app/content/lab/contact.ts";
import { labHome } from "#app/content/lab/home.ts";
import { offices } from "#app/content/offices.ts";
import { caseStudiesPage } from "#app/content/quantum/case-studies.ts";
import { compilerPage } from "#app/content/quantum/compiler.ts";
import { quantumHome } from "#app/content/quantum/home.ts";
import { industriesPage } from "#app/content/quantum/industries.ts";
import { researchPage } from "#app/content/quantum/research.ts";
import { resourcesPage } from "#app/content/quantum/resources.ts";
import { fixedIn } from "./fixed.ts";

describe("business constants and limits", () => {
  it("footer copyright year: 2025", () => {
    expect(copyright, fixedIn("app/content/copyright.ts")).toContain("2025");
  });

  it("contact reply promise: within 24 hours", () => {
    expect(contactForm.footnote, fixedIn("app/content/lab/contact.ts")).toMatch(/within 24 hours/);
  });

  it.each([
    [
      "Starter (Pilot)",
      "from $85k",
      [
        "Single backend compiler sprint",
        "1 target workflow",
        "Benchmarking report",
        "8 weeks support",
      ],
    ],
    [
      "Growth (Multi-backend)",
      "from $240k",
      ["IR plus 3 backends", "CI portability suite", "PQC readiness blueprint", "3 months support"],
    ],
    [
      "Enterprise (Residency)",
      "Price on application",
      ["Dedicated team", "SLOs", "Co-authored publications", "Regulator packages"],
    ],
  ])("pricing: %s, %s", (name, price, features) => {
    const plan = quantumHome.pricing.plans.find((each) => each.name === name);
    expect(plan, fixedIn("app/content/quantum/home.ts")).toMatchObject({ price, features });
  });

  it("pricing: five add-ons", () => {
    expect(quantumHome.pricing.addOns.items, fixedIn("app/content/quantum/home.ts")).toEqual([
      "PQC rollout",
      "MPC wallet module",
      "QKD peering",
      "Pulse-level optimizer",
      "Training",
    ]);
  });

  it("case highlight results", () => {
    const results = quantumHome.cases.items.map(({ result }) => result);
    expect(results, fixedIn("app/content/quantum/home.ts")).toEqual([
      "5x fewer gate errors and 3x faster execution",
      "Zero-downtime PQC migration",
      "10x faster molecular calculations",
    ]);
  });

  it("case-study claims: 3.1x depth reduction; 30% compute cost savings", () => {
    const file = fixedIn("app/content/quantum/case-studies.ts");
    expect(
      caseStudiesPage.studies.map(({ results }) => results.claim),
      file,
    ).toEqual(["3.1x depth reduction", "30% compute cost savings", "Zero-downtime PQC migration"]);
    const claims = JSON.stringify(caseStudiesPage).match(/\d+(\.\d+)?\s?(x\b|×|%)/g) ?? [];
    const distinct = new Set(claims.map((claim) => claim.replace(/\s/, "")));
    expect([...distinct].sort(), file).toEqual(["10x", "3.1x", "30%", "3x", "5x"]);
  });

  it("industry impact claims: 10x, 5x, 3x", () => {
    const { items } = industriesPage.sectors;
    const claims = items.flatMap(({ impact }) => impact.match(/\d+x/g) ?? []);
    expect(claims, fixedIn("app/content/quantum/industries.ts")).toEqual(["10x", "5x", "3x"]);
    const ids = items.map(({ id }) => id);
    expect(ids).toEqual(["pharma", "finance", "semiconductor", "government", "web3"]);
  });

  it("FAQ claims: 6-12 weeks; portability in as little as 6 weeks", () => {
    const answers = resourcesPage.faqs.items.flatMap(({ answer }) => answer).join(" ");
    const file = fixedIn("app/content/quantum/resources.ts");
    expect(answers, file).toContain("6-12 weeks");
    expect(answers, file).toContain("as little as 6 weeks");
  });

  it.each([
    ["Compiler sprint", /4-6 weeks/],
    ["Multi-backend", /8-12 weeks.*at least 3 devices/i],
    ["Residency", /retainer/i],
  ])("engagement models: %s", (name, says) => {
    const model = compilerPage.engagements.models.find((each) => each.name === name);
    expect(JSON.stringify(model), fixedIn("app/content/quantum/compiler.ts")).toMatch(says);
  });

  it("research: tabs EDA, FPGA, Finance; default eda", () => {
    const tabs = researchPage.fields.items.map(({ id, label }) => [id, label]);
    expect(tabs, fixedIn("app/content/quantum/research.ts")).toEqual([
      ["eda", "EDA"],
      ["fpga", "FPGA"],
      ["finance", "Finance"],
    ]);
  });

  it("lab tagline: cutting-edge research into real-world innovation", () => {
    expect(labHome.hero.lead, fixedIn("app/content/lab/home.ts")).toContain(
      "cutting-edge research into real-world innovation",
    );
  });

  it("stats: 50+ researchers, 100+ projects, 5+ years, 3 offices", () => {
    const stats = labHome.about.stats.map(({ value, label }) => `${value} ${label}`);
    expect(stats, fixedIn("app/content/lab/home.ts")).toEqual([
      "50+ Expert Researchers",
      "100+ Projects Delivered",
      "5+ Years Innovation",
      "3 Global Offices",
    ]);
    const places = offices.map(({ city, country }) => `${city}, ${country}`);
    expect(places, fixedIn("app/content/offices.ts")).toEqual([
      "San Francisco, USA",
      "Austin, USA",
      "Kolkata, India",
    ]);
  });
});
