import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { NoBreak } from "./no-break.tsx";
import { Tabs } from "./tabs.tsx";

const ids = ["a", "b", "c"];

test("the page before React: links to panels, the first selected, whatever the address", () => {
  const tabs = ids.map((id) => ({ id, label: id.toUpperCase(), panel: <p>{id}</p> }));
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={["/#c"]}>
      <Tabs label="Letters" tabs={tabs} />
    </MemoryRouter>,
  );
  const opened = (role: string) => html.match(new RegExp(`<[^>]*role="${role}"[^>]*>`, "g")) ?? [];
  expect(opened("tablist")).toHaveLength(1);
  expect(opened("tab").map((tag) => tag.match(/aria-selected="(\w+)"/)?.[1])).toEqual([
    "true",
    "false",
    "false",
  ]);
  for (const [index, id] of ids.entries()) {
    expect(opened("tab")[index]).toContain(`href="#${id}"`);
    expect(opened("tab")[index]).toContain(`aria-controls="${id}"`);
    expect(opened("tab")[index]).not.toContain("tabindex");
    expect(opened("tabpanel")[index]).toContain(`id="${id}"`);
    expect(opened("tabpanel")[index]).toContain(`aria-labelledby="${id}-tab"`);
  }
});

test("NoBreak joins compounds, names with their number and sizes with their unit, and leaves the text", () => {
  const text =
    "A post-quantum ML-DSA-65 (arXiv 2411.11784) in OpenQASM 3 takes 3.3 kB - or 6-12 weeks";
  const html = renderToStaticMarkup(<NoBreak text={text} />);
  const joined = [...html.matchAll(/<span[^>]*>([^<]*)/g)].map(([, words]) => words);
  expect(joined.join("|")).toBe("post-quantum|ML-DSA-65|(arXiv 2411.11784)|OpenQASM 3|3.3 kB|6-12");
  expect(html.replaceAll(/<[^>]*>/g, "")).toBe(text);
});

test("NoBreak makes a button of a marked term, which its glossary entry describes", () => {
  const html = renderToStaticMarkup(
    <NoBreak text="An ([[HSM]]) and [[x-axis swaps|SWAP]], post-quantum." />,
  );
  const terms = [...html.matchAll(/popoverTarget="([^"]*)"[^>]*>([^<]*)/gi)].map(([, ...term]) =>
    term.join(),
  );
  expect(terms).toEqual(["term-hsm,HSM", "term-swap,x-axis swaps"]);
  expect(html.replaceAll(/<[^>]*>/g, "")).toBe("An (HSM) and x-axis swaps, post-quantum.");
});
