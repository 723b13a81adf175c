import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import bcd from "@mdn/browser-compat-data/forLegacyNode";
import { parse } from "acorn";
import browserslist from "browserslist";
import { transform } from "lightningcss";
import { describe, expect, it } from "vitest";
import { builtPage, builtPaths, builtRoot } from "../support/built-site.ts";
import { elements } from "../support/html.ts";

/** The oldest engines of package.json's list, by the names of MDN's data. */
const floor = {
  chrome: oldest("chrome"),
  firefox: oldest("firefox"),
  safari: oldest("safari"),
};

function oldest(name: string): number {
  const versions = browserslist()
    .filter((entry) => entry.startsWith(`${name} `))
    .map((entry) => Number.parseFloat(entry.split(" ")[1]));
  return Math.min(...versions);
}

interface Compat {
  __compat?: { support: Record<string, unknown> };
}

/** The engines of the floor that do not know a feature. */
function enginesWithout(feature: Compat | undefined): string[] {
  if (!feature?.__compat) return ["no data"];
  const { support } = feature.__compat;
  return Object.entries(floor).flatMap(([engine, version]) => {
    const statements = [support[engine]].flat() as { version_added?: string | boolean }[];
    const since = statements.map(({ version_added: added }) =>
      typeof added === "string" ? Number.parseFloat(added.replace("≤", "")) : Number.NaN,
    );
    return since.some((added) => added <= version) ? [] : [engine];
  });
}

const pageStyles = builtPaths
  .flatMap((path) => elements(builtPage(path).document, "style"))
  .map(({ children }) => String(children[0]));
/** These come to the page as text in scripts, where no parser finds them. */
const instrumentStyles = globSync("app/instruments/**/*.css").map((file) =>
  readFileSync(file, "utf8"),
);
const css = [...new Set([...pageStyles, ...instrumentStyles])].join("\n");

/** Properties of the style sheets that an engine of the floor leaves out without harm. */
const enhancements = [
  "anchor-name",
  "forced-color-adjust",
  "position-anchor",
  "position-area",
  "text-wrap",
  "text-size-adjust",
];

describe("the floor of package.json's browserslist", () => {
  it.each(Object.entries(floor))("names %s", (_engine, version) => {
    expect(version).toBeGreaterThan(0);
    expect(version).toBeLessThan(1000);
  });

  it("knows every property in use, but for the enhancements", () => {
    const names = new Set<string>();
    transform({
      filename: "site.css",
      code: Buffer.from(css),
      errorRecovery: true,
      visitor: {
        Declaration(declaration) {
          if (declaration.property === "unparsed") names.add(declaration.value.propertyId.property);
          else if (declaration.property !== "custom") names.add(declaration.property);
        },
      },
    });
    expect(names.size).toBeGreaterThan(50);
    expect(instrumentStyles.length).toBeGreaterThan(3);
    const properties = bcd.css.properties as Record<string, Compat>;
    const lateNames = [...names].filter((name) => enginesWithout(properties[name]).length > 0);
    expect(lateNames.filter((name) => !enhancements.includes(name))).toEqual([]);
  });

  it.each([
    ["(scripting:none)", bcd.css["at-rules"].media.scripting],
    ["(width>=64rem)", bcd.css["at-rules"].media.range_syntax],
    ["@layer", bcd.css["at-rules"].layer],
    [":has(", bcd.css.selectors.has],
    [":popover-open", bcd.css.selectors["popover-open"]],
    [":user-invalid", bcd.css.selectors["user-invalid"]],
    ["1lh", bcd.css.types.length.lh],
  ] as [string, Compat][])("knows %s, which is in use", (text, feature) => {
    expect(css.includes(text)).toBe(true);
    expect(enginesWithout(feature)).toEqual([]);
  });

  // Every engine of the floor has the whole of ES2022.
  it.each(globSync("assets/*.js", { cwd: builtRoot }))("can parse %s", (file) => {
    const code = readFileSync(join(builtRoot, file), "utf8");
    expect(() => parse(code, { ecmaVersion: 2022, sourceType: "module" })).not.toThrow();
  });

  it("knows popovers, the menus' element", () => {
    expect(enginesWithout(bcd.html.global_attributes.popover as Compat)).toEqual([]);
  });
});
