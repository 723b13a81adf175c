import { afterEach, expect, test } from "vitest";
import { lateFileWords } from "#app/content/instruments.ts";
import { servicePages } from "../../../tools/lib/routes.ts";
import type { ListeningSite } from "../listening-site.ts";
import type { Session } from "../session.ts";
import { address, isSameDocument, markDocument, openBooted, patience, textOf } from "../visit.ts";

/** A page that stays open while files of it go. */
export function newVersion(session: () => Session, site: () => ListeningSite) {
  afterEach(() => site().lose(null));

  test.each([/circuit-worker/, /compile-program/])(
    "%s is gone: the instrument says so",
    async (file) => {
      await session().open("/about");
      site().lose(file);
      await session().open("/compiler#compiler?");
      const verdict = () => textOf(session(), ".result-line");
      await expect.poll(verdict, patience).toContain(lateFileWords.missing);
    },
  );

  test("a link still leads on, and what was typed stays", async () => {
    const message = "#contact [name=message]";
    const link = `#services a[href="${servicePages[0]}"]`;
    await openBooted(session(), "/adyakshar");
    await session().type(message, "Half a question");
    await markDocument(session());
    site().lose(/\/assets\/.*\.js$/);
    await session().click(link);
    await expect.poll(() => isSameDocument(session()), patience).toBe(false);
    site().lose(null);
    // The router has loaded the page itself again, and the link works now.
    await session().open("/adyakshar");
    await session().click(link);
    await expect.poll(() => address(session()), patience).toBe(servicePages[0]);
    await session().run(() => history.back());
    const typed = () =>
      session().run((field) => document.querySelector<HTMLTextAreaElement>(field)?.value, message);
    await expect.poll(typed, patience).toContain("Half a question");
  });
}
