import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Tabs } from "./tabs.tsx";
import { tabAfterKey, tabOfHash, tabOfState } from "./use-selected-tab.ts";

const ids = ["a", "b", "c"];

test.each([
  ["ArrowRight", "a", "b"],
  ["ArrowRight", "c", "a"],
  ["ArrowLeft", "b", "a"],
  ["ArrowLeft", "a", "c"],
  ["Home", "c", "a"],
  ["End", "a", "c"],
  [" ", "b", "b"],
  ["Tab", "a", undefined],
  ["ArrowDown", "a", undefined],
])("%s on %s leads to %s", (key, from, to) => {
  expect(tabAfterKey(key, from, ids)).toBe(to);
});

test.each([
  ["#b", "b"],
  ["#b-tab", undefined],
  ["#elsewhere", undefined],
  ["#", undefined],
  ["", undefined],
])("the hash %j names %s", (hash, tab) => {
  expect(tabOfHash(hash, ids)).toBe(tab);
});

test.each([
  [{ tab: "b" }, "b"],
  [{ tab: "elsewhere" }, undefined],
  [{ tab: 1 }, undefined],
  ["b", undefined],
  [null, undefined],
])("the state %j names %s", (state, tab) => {
  expect(tabOfState(state, ids)).toBe(tab);
});

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
