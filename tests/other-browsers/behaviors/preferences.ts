import { expect, test } from "vitest";
import type { Session } from "../session.ts";
import { openBooted } from "../visit.ts";

/** For a session of a visitor who prefers a dark screen and little motion. */
export function preferences(session: () => Session) {
  test("the lab's dark edition is dark, its logo and map too", async () => {
    await openBooted(session(), "/adyakshar");
    const [ground, logo, map] = await session().run(() => [
      getComputedStyle(document.documentElement).backgroundColor,
      document.querySelector<HTMLImageElement>("header img")?.currentSrc,
      document.querySelector<HTMLImageElement>("main figure img")?.currentSrc,
    ]);
    const channels = String(ground).match(/\d+/g)?.map(Number) ?? [];
    expect(Math.max(...channels.slice(0, 3))).toBeLessThan(40);
    expect(logo).toMatch(/#dark$/);
    expect(map).toMatch(/#dark$/);
  });

  test("nothing moves", async () => {
    for (const path of ["/adyakshar", "/"]) {
      await openBooted(session(), path);
      expect(await session().run(() => document.getAnimations().length)).toBe(0);
    }
  });
}
