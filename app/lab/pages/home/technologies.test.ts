import { expect, it } from "vitest";
import { labHome } from "#app/content/lab/home.ts";

it("the technologies repeat no term of a service above them", () => {
  const { services, technologies } = labHome;
  const terms = new Set<string>(services.items.flatMap(({ features }) => features));
  const repeated = technologies.items.flatMap(({ features }) =>
    features.filter((term) => terms.has(term)),
  );
  expect(repeated).toEqual([]);
});
