import { describe, expect, test } from "vitest";
import { headerLinks as labLinks } from "#app/content/lab/navigation.ts";
import { readContactEndpoint, siteConfig } from "#site.config";
import { afterwards, distinct, record } from "../../support/frames.ts";
import type { Session } from "../session.ts";
import {
  address,
  boxOf,
  hasFocus,
  isSameDocument,
  markDocument,
  openBooted,
  patience,
  placesOf,
  said,
  scrollTo,
  scrollTop,
  textOf,
  untilBooted,
  viewport,
} from "../visit.ts";

const visitor = { name: "Ada Lovelace", email: "ada@example.com", message: "One line." };

export function journeys(session: () => Session) {
  /** In sight, below the header that stays. */
  const expectReached = async (id: string) => {
    const isReached = async () => {
      const { top } = await boxOf(session(), `#${id}`);
      const { bottom } = await viewport(session());
      const header = await boxOf(session(), "header");
      return top >= header.top && top < bottom / 2;
    };
    await expect.poll(isReached, patience).toBe(true);
  };

  describe("an anchor", () => {
    const { to } = labLinks[3];
    const id = to.slice(to.indexOf("#") + 1);

    test("of the same page scrolls there without a page load", async () => {
      await openBooted(session(), "/adyakshar");
      await markDocument(session());
      await session().click(`header nav a[href="${to}"]`);
      await expect.poll(() => address(session()), patience).toBe(to);
      await expectReached(id);
      expect(await isSameDocument(session())).toBe(true);
    });

    test("of another page navigates there", async () => {
      await openBooted(session(), "/features/cloud-big-data");
      await session().click(`header nav a[href="${to}"]`);
      await expect.poll(() => address(session()), patience).toBe(to);
      await expectReached(id);
    });

    test("in the address is reached on load, and React starts", async () => {
      await session().open("/about");
      await openBooted(session(), to);
      await expectReached(id);
    });
  });

  describe("soft navigation", () => {
    test("shows the page from its top, Back and Forward where it was left, in the first frame", async () => {
      await openBooted(session(), "/");
      await markDocument(session());
      await scrollTo(session(), 1200);
      await session().run(record, "h1");
      const home = await textOf(session(), "h1");
      await session().click('header nav a[href="/about"]');
      await expect.poll(() => address(session()), patience).toBe("/about");
      await expect.poll(() => textOf(session(), "h1"), patience).not.toBe(home);
      const about = await textOf(session(), "h1");
      expect(await placesOf(session(), about)).toEqual([0]);
      await expect.poll(() => hasFocus(session(), "h1"), patience).toBe(true);
      await scrollTo(session(), 300);
      await session().run(record, "h1");
      await session().run(() => history.back());
      expect(await placesOf(session(), home)).toEqual([1200]);
      await session().run(record, "h1");
      await session().run(() => history.forward());
      expect(await placesOf(session(), about)).toEqual([300]);
      expect(await isSameDocument(session())).toBe(true);
    });

    test("Back over a page load restores the place too", async () => {
      await openBooted(session(), "/adyakshar");
      await scrollTo(session(), 1200);
      await session().run(() => location.assign("/technologies"));
      await expect.poll(() => address(session()), patience).toBe("/technologies");
      await untilBooted(session());
      await session().run(() => history.back());
      await expect.poll(() => address(session()), patience).toBe("/adyakshar");
      await expect.poll(() => scrollTop(session()), patience).toBe(1200);
    });
  });

  test("an instrument opens under the header, where its button was pressed, and has the focus", async () => {
    const place = "#handshake";
    await openBooted(session(), "/tokenization");
    await session().run((own) => {
      document.querySelector(`${own} button`)?.scrollIntoView();
    }, place);
    await session().run(record, place);
    await session().click(`${place} button`);
    const opened = () => session().run(() => window.recorded.filter(({ isOpen }) => isOpen));
    await expect.poll(async () => (await opened()).length, patience).toBeGreaterThan(afterwards);
    expect(distinct((await opened()).map(({ top }) => top))).toEqual([96]);
    expect(await hasFocus(session(), place)).toBe(true);
  });

  describe("the contact form", () => {
    const field = (name: string) => `#contact [name=${name}]`;

    test("is checked by the browser", async () => {
      await openBooted(session(), "/adyakshar");
      await session().click("#contact [type=submit]");
      await expect.poll(() => hasFocus(session(), field("name")), patience).toBe(true);
      expect(await said(session(), "log")).toEqual([]);
    });

    // With a receiver they would be sent, to the owner's.
    const isLocal = readContactEndpoint(siteConfig.contactEndpoint) === undefined;
    test.runIf(isLocal)("logs its values and stays as it is", async () => {
      await openBooted(session(), "/adyakshar");
      // What an earlier attempt typed would be in the form again.
      await session().run(() => document.forms[0].reset());
      for (const [name, value] of Object.entries(visitor)) await session().type(field(name), value);
      await session().click("#contact [type=submit]");
      const logged = async () => JSON.parse((await said(session(), "log")).at(-1) ?? "null");
      await expect.poll(logged, patience).toMatchObject({ ...visitor, company: "" });
      expect(await address(session())).toBe("/adyakshar");
    });
  });

  test("an unknown path shows the not-found page and logs the path", async () => {
    const path = "/quantumlabs/no-such-page";
    await openBooted(session(), path);
    expect(await textOf(session(), "h1")).toBe("404");
    const logged = async () => (await said(session(), "log")).join(" ");
    await expect.poll(logged, patience).toContain(path);
    await session().click('main a[href="/"]');
    await expect.poll(() => address(session()), patience).toBe("/");
  });
}
