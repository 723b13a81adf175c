import { expect, it } from "vitest";
import { siteConfig } from "#site.config";
import { builtMain } from "../support/built-pages.ts";
import { elements, listItems, text } from "../support/html.ts";

it("/about shows the people of site.config.ts, and no section while there are none", () => {
  const [section] = elements(
    builtMain("/about"),
    ({ tag, attributes }) => tag === "section" && attributes.id === "people",
  );
  const shown = section ? listItems(section).map((person) => text(elements(person, "h3")[0])) : [];
  expect(shown).toEqual(siteConfig.people.map(({ name }) => name));
  expect(section === undefined).toBe(siteConfig.people.length === 0);
});
