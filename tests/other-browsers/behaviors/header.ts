import { describe, expect, test } from "vitest";
import { headerLinks as labLinks } from "#app/content/lab/navigation.ts";
import { headerLinks, solutionLinks } from "#app/content/quantum/navigation.ts";
import type { Session } from "../session.ts";
import {
  address,
  attribute,
  boxOf,
  hasFocus,
  isShown,
  isWithin,
  openBooted,
  patience,
  scrollTo,
  viewport,
} from "../visit.ts";

const menu = "#site-menu";
const menuButton = "[popovertarget=site-menu]";
const panel = "#solutions-menu";
const panelButton = "[popovertarget=solutions-menu]";

export function header(session: () => Session) {
  describe("the header", () => {
    for (const [path, threshold] of [
      ["/adyakshar", 50],
      ["/", 20],
    ] as const) {
      test(`${path}: changes beyond ${threshold} px, not at it`, async () => {
        const isScrolled = async () =>
          (await attribute(session(), "header", "data-scrolled")) !== null;
        await openBooted(session(), path);
        await scrollTo(session(), threshold + 1);
        await expect.poll(isScrolled, patience).toBe(true);
        await scrollTo(session(), threshold);
        await expect.poll(isScrolled, patience).toBe(false);
      });
    }

    test("opens the Solutions menu under its button", async () => {
      await openBooted(session(), "/about");
      expect(await isShown(session(), panel)).toBe(false);
      await session().click(panelButton);
      await expect.poll(() => isShown(session(), panel), patience).toBe(true);
      const button = await boxOf(session(), panelButton);
      const box = await boxOf(session(), panel);
      expect(box.top).toBeGreaterThanOrEqual(button.bottom);
      expect(box.top).toBeLessThan(button.bottom + 24);
      expect(Math.abs(box.left - button.left)).toBeLessThan(32);
      expect(isWithin(box, await viewport(session()))).toBe(true);
      const hrefs = await session().run(
        (target) =>
          [...document.querySelectorAll(`${target} a`)].map((link) => link.getAttribute("href")),
        panel,
      );
      expect(hrefs).toEqual(solutionLinks.map(({ to }) => to));
      await session().press("Escape");
      await expect.poll(() => isShown(session(), panel), patience).toBe(false);
      expect(await hasFocus(session(), panelButton)).toBe(true);
    });

    test("leads on from the Solutions menu and closes it", async () => {
      const [{ to }] = solutionLinks;
      await openBooted(session(), "/about");
      await session().click(panelButton);
      await session().click(`${panel} a[href="${to}"]`);
      await expect.poll(() => address(session()), patience).toBe(to);
      expect(await isShown(session(), panel)).toBe(false);
    });

    for (const [path, links] of [
      ["/adyakshar", labLinks],
      ["/about", headerLinks],
    ] as const) {
      test(`${path}: folds into a menu on a small screen`, async () => {
        await session().resize(390, 800);
        await openBooted(session(), path);
        expect(await isShown(session(), menu)).toBe(false);
        await session().click(menuButton);
        await expect.poll(() => isShown(session(), menu), patience).toBe(true);
        expect(await attribute(session(), menuButton, "aria-expanded")).toBe("true");
        expect(isWithin(await boxOf(session(), menu), await viewport(session()))).toBe(true);
        await session().press("Escape");
        await expect.poll(() => isShown(session(), menu), patience).toBe(false);
        await session().click(menuButton);
        await expect.poll(() => isShown(session(), menu), patience).toBe(true);
        await session().click(`${menu} a[href="${links[2].to}"]`);
        await expect.poll(() => address(session()), patience).toBe(links[2].to);
        await expect.poll(() => isShown(session(), menu), patience).toBe(false);
      });
    }
  });
}
