import { expect, it } from "vitest";
import { offices } from "#app/content/offices.ts";
import { officeProblems } from "./offices.ts";

it("names an office whose time zone no browser knows", () => {
  expect(officeProblems(offices)).toEqual([]);
  const [problem] = officeProblems([{ ...offices[0], timeZone: "Europe/Londn" }]);
  expect(problem).toContain(`${offices[0].city}: timeZone "Europe/Londn"`);
});
