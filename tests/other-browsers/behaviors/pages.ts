import { expect, test } from "vitest";
import { distinctPages } from "../../../tools/lib/routes.ts";
import type { Session } from "../session.ts";
import { complaints, openBooted, patience } from "../visit.ts";

/** Every page in a phone's width and a desktop's. */
export function pages(session: () => Session) {
  test.each(distinctPages)("%s starts, complains of nothing and fits", async (path) => {
    await openBooted(session(), path);
    for (const width of [390, 1440]) {
      await session().resize(width, 900);
      const overflow = () =>
        session().run(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
      await expect.poll(overflow, { ...patience, message: `${width} px` }).toBe(0);
    }
    expect(await session().run(() => document.querySelectorAll("h1").length)).toBe(1);
    expect(await complaints(session())).toEqual([]);
  });
}
