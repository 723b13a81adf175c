import { expect, it } from "vitest";
import { builtMain } from "../support/built-pages.ts";
import { listItems, sectionTitled } from "../support/html.ts";

/** The groups that the specification counts: the page, the heading of the section, the number. */
const counted: readonly [path: string, heading: string, count: number][] = [
  ["/", "Solutions", 4],
  ["/", "Case highlights", 3],
  ["/", "Indicative pricing", 3],
  ["/compiler", "Eight capabilities, in compile order", 8],
  ["/compiler", "Three engagement models", 3],
  ["/compiler", "Five deliverables", 5],
  ["/tokenization", "Five capabilities", 5],
  ["/tokenization", "Two outcomes", 2],
  ["/simulation", "Five build areas", 5],
  ["/simulation", "Five deliverables", 5],
  ["/technologies", "The stack, layer by layer", 6],
  ["/contact", "Offices", 3],
  ["/about", "Five services", 5],
  ["/about", "Four values", 4],
  ["/resources", "Whitepapers", 3],
  ["/resources", "Benchmarks", 2],
  ["/resources", "Guides", 2],
  ["/resources", "Frequently asked", 4],
];

it.each(counted)("%s: %s is one list of %i", (path, heading, count) => {
  expect(listItems(sectionTitled(builtMain(path), heading))).toHaveLength(count);
});
