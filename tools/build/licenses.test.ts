import { expect, it } from "vitest";
import { licenses } from "./licenses.ts";

const text = licenses();

it.each([
  "react",
  "scheduler",
  "react-router",
  "@noble/post-quantum",
  "@fontsource/noto-sans-math",
])("%s is named", (name) => {
  expect(text).toMatch(new RegExp(`^(.+, )?${name}(, .+)?$`, "m"));
});

it("has the texts of both kinds of license, each once", () => {
  expect(text).toContain("Permission is hereby granted, free of charge");
  expect(text).toContain("SIL OPEN FONT LICENSE");
  expect(text.match(/react-dom/g)).toHaveLength(1);
});
