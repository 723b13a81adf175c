import { describe, expect, it } from "vitest";
import { copyright } from "#app/content/copyright.ts";
import { contactForm } from "#app/content/lab/contact.ts";
import { labHome } from "#app/content/lab/home.ts";
import { offices } from "#app/content/offices.ts";
import { quantumHome } from "#app/content/quantum/home.ts";
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
