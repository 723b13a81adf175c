import { describe, expect, it } from "vitest";
import { contactPage } from "#app/content/quantum/contact.ts";
import hours from "./hours.figure.ts";
import { ahead, atWork, officeDays, openHours, seasons, sharedHours } from "./hours.ts";

const { finding, scene, narrow } = hours;
const count = officeDays.length;
const [east, west] = [officeDays[0], officeDays[count - 1]].map(({ city }) => city);

describe("the offices' hours", () => {
  it("are what the page says in words", () => {
    for (const season of seasons) {
      const said = `${openHours(season)} of 24 hours`;
      const place = "offices.statement in app/content/quantum/contact.ts";
      expect(contactPage.offices.statement, place).toContain(said);
      expect(finding).toContain(`${ahead(season, east, west)} `);
      expect(sharedHours(season, [east, west])).toBe(0);
    }
  });

  it("are drawn in the order of the day, each lit as long as the others", () => {
    const starts = officeDays.map(({ hours }) => hours.summer.from);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    expect(atWork("summer", 17 * 60)).toBe(2);
    expect(atWork("summer", 2 * 60)).toBe(0);
    const lit = (body = "") =>
      [...body.matchAll(/stroke-width="(?:6.6|4.2)" d="([^"]+)"/g)]
        .map(([, d]) => d.split("h0").length - 1)
        .reduce((all, count) => all + count, 0);
    // Nine of 24 hours, of all offices, two seasons and six rows of 144 dots; on a phone 24 columns for all of a season.
    expect(lit(scene.body)).toBe((9 / 24) * count * 2 * 6 * 144);
    expect(lit(narrow?.body)).toBe((9 / 24) * count * 2 * Math.floor(24 / count) * 96);
  });
});
