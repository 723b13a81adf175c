import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { type SiteConfig, siteConfig } from "#site.config";
import { openFacts } from "./launch-facts.ts";

const source = readFileSync(new URL("../site.config.ts", import.meta.url), "utf8");

const ready: SiteConfig = {
  ...siteConfig,
  origin: "https://adyakshar.com",
  email: "hello@adyakshar.com",
  social: { label: "LinkedIn", url: "https://www.linkedin.com/company/adyakshar" },
  founders: [
    { ...siteConfig.founders[0], name: "A. Name", portrait: "/a.avif" },
    { ...siteConfig.founders[1], name: "B. Name", portrait: "/b.avif" },
  ],
  contactEndpoint: "off",
};

describe("openFacts", () => {
  test("finds nothing once every fact is set", () => {
    expect(openFacts(ready, source)).toEqual([]);
  });

  test("points at the line of each default", () => {
    const lines = source.split("\n");
    const config = { ...ready, email: "hello@adyakshar.example", contactEndpoint: null };
    const open = openFacts(config, source);
    expect(open.map(({ fact }) => fact)).toEqual(["email", "contactEndpoint"]);
    expect(lines[open[0].line - 1]).toContain('email: "');
    expect(lines[open[1].line - 1]).toContain("contactEndpoint: null");
  });

  test("tells the two founders apart", () => {
    const config: SiteConfig = {
      ...ready,
      founders: [ready.founders[0], { ...ready.founders[1], name: "Founder, Engineering" }],
    };
    const [open] = openFacts(config, source);
    expect(open.fact).toBe("founders[1].name");
    expect(source.split("\n")[open.line - 1]).toContain("Founder, Engineering");
  });
});
