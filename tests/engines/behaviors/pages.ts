import { expect, test } from "vitest";
import { distinctPages } from "../../../tooling/routes.ts";
import type { Session } from "../session.ts";
import { complaints, openBooted } from "../visit.ts";

/** Every page in a phone's width and a desktop's. */
export function pages(session: () => Session) {
  test.each(distinctPages)("%s starts, complains of nothing and fits", async (path) => {
    await openBooted(session(), path);
    for (const width of [390, 1440]) {
      await session().resize(width, 900);
      const [headings, overflow] = await session().run(() => [
        document.querySelectorAll("h1").length,
        document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ]);
      expect(headings).toBe(1);
      expect(overflow, `${width} px`).toBe(0);
    }
    expect(await complaints(session())).toEqual([]);
  });
}
