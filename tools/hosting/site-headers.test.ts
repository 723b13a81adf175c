import { describe, expect, it } from "vitest";
import { type Hsts, siteHeaders } from "./site-headers.ts";

const commonHeaders = (hsts: Hsts = { days: 1 }) => siteHeaders([], { hsts }).common;

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
