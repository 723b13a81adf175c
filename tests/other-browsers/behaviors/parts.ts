import { describe, expect, test } from "vitest";
import { labHome } from "#app/content/lab/home.ts";
import { researchPage } from "#app/content/quantum/research.ts";
import type { Session } from "../session.ts";
import {
  attribute,
  boxOf,
  isShown,
  isWithin,
  openBooted,
  patience,
  textOf,
  viewport,
} from "../visit.ts";

export function parts(session: () => Session) {
  describe("the hexagon tiles", () => {
    for (const { id, link } of labHome.hero.tiles) {
      test(`${id}: a tooltip beside the tile under the pointer`, async () => {
        const tile = `#home a[href="${link}"]`;
        const tooltip = `${tile} + [role=tooltip]`;
        await openBooted(session(), "/adyakshar");
        await session().moveTo(1, 1);
        expect(await isShown(session(), tooltip)).toBe(false);
        await session().hover(tile);
        await expect.poll(() => isShown(session(), tooltip), patience).toBe(true);
        const around = await boxOf(session(), tile);
        const box = await boxOf(session(), tooltip);
        expect(isWithin(box, await viewport(session()))).toBe(true);
        // It overlaps the tile's point, and no more of it.
        const overlap = Math.min(around.bottom, box.bottom) - Math.max(around.top, box.top);
        expect(overlap).toBeGreaterThanOrEqual(0);
        expect(overlap).toBeLessThan((around.bottom - around.top) / 3);
        expect(box.left).toBeLessThan(around.right);
        expect(box.right).toBeGreaterThan(around.left);
      });
    }

    test("show their tooltip on focus and drop it on Escape", async () => {
      const tile = `#home a[href="${labHome.hero.tiles[0].link}"]`;
      const tooltip = `${tile} + [role=tooltip]`;
      await openBooted(session(), "/adyakshar");
      await session().moveTo(1, 1);
      await session().run((target) => document.querySelector<HTMLElement>(target)?.focus(), tile);
      await expect.poll(() => isShown(session(), tooltip), patience).toBe(true);
      // The first key after a resize may be lost on the way to WebKitGTK's window.
      const isShownAfterEscape = async () => {
        await session().press("Escape");
        return isShown(session(), tooltip);
      };
      await expect.poll(isShownAfterEscape, patience).toBe(false);
    });
  });

  describe("the research tabs", () => {
    const ids = researchPage.fields.items.map(({ id }) => id);
    const tab = (id: string) => `[role=tab][aria-controls="${id}"]`;
    const expectSelected = async (at: number) => {
      for (const [index, id] of ids.entries()) {
        const isSelected = () => attribute(session(), tab(id), "aria-selected");
        await expect.poll(isSelected, patience).toBe(String(index === at));
        expect(await isShown(session(), `#${id}`)).toBe(index === at);
      }
    };

    test("follow clicks, arrow keys, Home and End", async () => {
      await openBooted(session(), "/research");
      await expectSelected(0);
      await session().click(tab(ids[2]));
      await expectSelected(2);
      for (const [key, at] of [
        ["ArrowRight", 0],
        ["ArrowLeft", 2],
        ["Home", 0],
        ["ArrowRight", 1],
        ["End", 2],
      ] as const) {
        await session().press(key);
        await expectSelected(at);
      }
    });
  });

  test("a fold opens and closes", async () => {
    const answer = "#whitepapers details > :not(summary)";
    await openBooted(session(), "/resources");
    expect(await isShown(session(), answer)).toBe(false);
    await session().click("#whitepapers summary");
    await expect.poll(() => isShown(session(), answer), patience).toBe(true);
    await session().press("Enter");
    await expect.poll(() => isShown(session(), answer), patience).toBe(false);
  });

  test("the copy button says what it did", async () => {
    await openBooted(session(), "/contact");
    const label = await textOf(session(), "main button");
    await session().click("main button");
    await expect.poll(() => textOf(session(), "main button"), patience).not.toBe(label);
    expect(await textOf(session(), "main [role=status]")).not.toBe("");
  });
}
