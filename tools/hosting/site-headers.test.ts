import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { describe, expect, it } from "vitest";
import { contentSecurityPolicy, type Hsts, type PageSources, siteHeaders } from "./site-headers.ts";

const commonHeaders = (hsts: Hsts = { days: 1 }) => siteHeaders([], { hsts }).common;

const hash = (letter: string) => `sha256-${letter.repeat(43)}=`;
const page: PageSources = { scriptHashes: [hash("b"), hash("a")], styleHashes: [hash("c")] };

function directive(sources: PageSources, name: string): string | undefined {
  return contentSecurityPolicy(sources)
    .split("; ")
    .find((part) => part.startsWith(`${name} `));
}

describe("the content policy", () => {
  const cases: [string, PageSources][] = [
    ["a page", page],
    ["a page with a contact endpoint", { ...page, contactOrigin: "https://forms.example" }],
    ["a page without code", { scriptHashes: [], styleHashes: [] }],
  ];

  it.each(cases)("of %s leaves the evaluator nothing above a remark", (_name, sources) => {
    const { csp } = new CspParser(contentSecurityPolicy(sources));
    const findings = new CspEvaluator(csp).evaluate();
    expect(findings.filter(({ severity }) => severity <= Severity.MEDIUM_MAYBE)).toEqual([]);
  });

  it("lists hashes once, in a stable order", () => {
    const sources = { ...page, scriptHashes: [hash("b"), hash("a"), hash("b")] };
    expect(directive(sources, "script-src")).toBe(
      `script-src 'strict-dynamic' '${hash("a")}' '${hash("b")}'`,
    );
    expect(contentSecurityPolicy(sources)).toBe(contentSecurityPolicy(page));
  });

  const contactPage = { ...page, contactOrigin: "https://forms.example" };

  it.each([
    ["worker-src", "'self'", page],
    ["connect-src", "'self'", page],
    ["form-action", "'none'", page],
    ["connect-src", "'self' https://forms.example", contactPage],
    ["form-action", "https://forms.example", contactPage],
  ])("opens %s to %s", (name, values, sources) => {
    expect(directive(sources, name)).toBe(`${name} ${values}`);
  });

  it("allows no inline or evaluated code and does not upgrade http://localhost", () => {
    for (const [, sources] of cases) {
      expect(contentSecurityPolicy(sources)).not.toMatch(/unsafe-|upgrade-insecure|\*|[\r\n,]/);
    }
  });
});

describe("the headers", () => {
  it("are all there, once: what a browser is told beside the policy", () => {
    const { "Permissions-Policy": features, ...others } = Object.fromEntries(commonHeaders());
    expect(commonHeaders()).toHaveLength(8);
    expect(others).toEqual({
      "Strict-Transport-Security": expect.stringMatching(/^max-age=\d+/),
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "strict-origin-when-cross-origin",
      "Cross-Origin-Opener-Policy": "same-origin",
      "Cross-Origin-Resource-Policy": "same-origin",
      "Cache-Control": "public, max-age=0, must-revalidate",
      Vary: "Accept-Encoding",
    });
    expect(features).toMatch(/^([a-z-]+=\(\)(, |$))+$/);
    for (const feature of ["browsing-topics", "camera", "local-fonts"]) {
      expect(features).toContain(`${feature}=()`);
    }
    // The copy buttons write, and their tests read.
    expect(features).not.toContain("clipboard");
  });

  it("insist on https for a day, for the host alone, unless the owner asks for more", () => {
    const name = "Strict-Transport-Security";
    expect(commonHeaders()).toContainEqual([name, "max-age=86400"]);
    expect(commonHeaders({ days: 0 })).toContainEqual([name, "max-age=0"]);
    const preload = { days: 730, includeSubDomains: true, preload: true };
    const words = "max-age=63072000; includeSubDomains; preload";
    expect(commonHeaders(preload)).toContainEqual([name, words]);
  });
});

it("a page with what its policy would block stops the build", () => {
  const pages = [{ file: "/foo/index.html", html: `<p style="color:red">` }];
  expect(() => siteHeaders(pages, { hsts: { days: 1 } })).toThrow(
    `/foo/index.html: the policy would block style="color:red"`,
  );
});
