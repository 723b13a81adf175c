import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { inlineStyles } from "./inline-styles.ts";

it("puts the sheet where its link stood, as it is, and takes the file away", () => {
  const root = mkdtempSync(join(tmpdir(), "styles-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, "assets"));
  // "$&" would be put to use by a careless replacement.
  const css = `a::after{content:"$&"}`;
  writeFileSync(join(root, "assets/one.css"), `${css}\n`);
  const page = (style: string) =>
    `<head><title>A</title>${style}</head><link rel="icon" href="/i">`;
  for (const name of ["index.html", "404.html"]) {
    writeFileSync(join(root, name), page(`<link rel="stylesheet" href="/assets/one.css"/>`));
  }

  inlineStyles(root);

  for (const name of ["index.html", "404.html"]) {
    expect(readFileSync(join(root, name), "utf8")).toBe(page(`<style>${css}</style>`));
  }
  expect(existsSync(join(root, "assets/one.css"))).toBe(false);
});
