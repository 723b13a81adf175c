import { expect, test } from "vitest";
import { securityExpiry, securityTxt } from "./text-files.ts";

const origin = "https://site.test";

test("security.txt holds for less than a year from the day it was confirmed", () => {
  const text = securityTxt({
    origin,
    email: "a@site.test",
    securityContactConfirmed: "2026-03-01",
  });
  expect(text).toMatch(/^Contact: mailto:a@site\.test$/m);
  expect(text).toMatch(/^Expires: 2027-02-28T00:00:00Z$/m);
  expect(text).toMatch(/^Canonical: https:\/\/site\.test\/\.well-known\/security\.txt$/m);
});

test.each(["2026-02-30", "soon", "2026-2-3"])("%s is not a day", (text) => {
  expect(() => securityExpiry(text)).toThrow("securityContactConfirmed");
});
