import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { neutralAtom } from "#app/content/quantum/case-studies/neutral-atom.ts";
import type { CaseStudy } from "#app/content/quantum/case-studies/study.ts";
import { Study } from "./case-study.tsx";
import { Contents } from "./contents.tsx";

function rendered(study: CaseStudy): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <Contents studies={[study]} />
      <Study {...study} />
    </MemoryRouter>,
  );
}

const plain: CaseStudy = { ...neutralAtom, id: "another" };

describe("a case study", () => {
  it("has all its parts without a picture and a number", () => {
    const page = rendered(plain);
    expect(page).not.toMatch(/<figure|undefined|-computed/);
    for (const { title } of [...plain.approach, ...plain.architecture]) {
      expect(page).toContain(title);
    }
    expect(page).toContain(`id="${plain.id}"`);
    expect(page).toContain(plain.results.limit);
  });

  it("carries no mark if a client stands behind it", () => {
    expect(rendered(plain)).toContain("Illustrative");
    expect(rendered({ ...plain, isReference: true })).not.toContain("Illustrative");
  });
});
