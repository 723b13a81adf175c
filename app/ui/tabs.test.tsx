import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Tabs } from "./tabs.tsx";

const ids = ["a", "b", "c"];

test("the page before React: links to panels, the first selected, whatever the address", () => {
  const tabs = ids.map((id) => ({ id, label: id.toUpperCase(), panel: <p>{id}</p> }));
  const html = renderToStaticMarkup(<Tabs label="Letters" tabs={tabs} location={{ hash: "#c" }} />);
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
