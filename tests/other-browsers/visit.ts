import { expect } from "vitest";
import { isBooted } from "../support/booted.ts";
import { afterwards, distinct } from "../support/frames.ts";
import type { Said } from "./listening-site.ts";
import type { Session } from "./session.ts";

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Browsers on a busy machine take their time; nothing here waits longer than it must. */
export const patience = { timeout: 10_000, interval: 50 };

export async function openBooted(session: Session, path: string): Promise<void> {
  await session.open(path);
  await untilBooted(session);
}

export async function untilBooted(session: Session): Promise<void> {
  await expect.poll(() => session.run(isBooted), patience).toBe(true);
}

export function address(session: Session): Promise<string> {
  return session.run(() => location.pathname + location.hash);
}

export function boxOf(session: Session, selector: string): Promise<Box> {
  return session.run((target) => {
    const box = document.querySelector(target)?.getBoundingClientRect();
    if (!box) throw new Error(`No element is ${target}`);
    return { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
  }, selector);
}

/** The viewport, without its scroll bar. */
export function viewport(session: Session): Promise<Box> {
  return session.run(() => ({
    left: 0,
    top: 0,
    right: document.documentElement.clientWidth,
    bottom: window.innerHeight,
  }));
}

export function isShown(session: Session, selector: string): Promise<boolean> {
  return session.run((target) => {
    const element = document.querySelector(target);
    return element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ?? false;
  }, selector);
}

export function hasFocus(session: Session, selector: string): Promise<boolean> {
  return session.run((target) => document.activeElement?.matches(target) ?? false, selector);
}

export function attribute(session: Session, selector: string, name: string) {
  return session.run(
    (target, key) => document.querySelector(target)?.getAttribute(key) ?? null,
    selector,
    name,
  );
}

export function textOf(session: Session, selector: string): Promise<string> {
  return session.run((target) => document.querySelector(target)?.textContent ?? "", selector);
}

/** Scrolls at once and lets the page answer. */
export function scrollTo(session: Session, top: number): Promise<void> {
  return session.run(async (y) => {
    window.scrollTo({ top: y, behavior: "instant" });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, top);
}

export function scrollTop(session: Session): Promise<number> {
  return session.run(() => Math.round(window.scrollY));
}

/** How far the page was scrolled in each frame that showed a heading; each once, in order. */
export async function placesOf(session: Session, heading: string): Promise<number[]> {
  const places = () =>
    session.run(
      (shown) =>
        window.recorded.filter((frame) => frame.heading === shown).map((frame) => frame.scrolled),
      heading,
    );
  await expect.poll(async () => (await places()).length, patience).toBeGreaterThan(afterwards);
  return distinct(await places());
}

export function said(session: Session, type: Said["type"]): Promise<string[]> {
  return session.run(
    (wanted) => window.said.filter((entry) => entry.type === wanted).map(({ text }) => text),
    type,
  );
}

export async function complaints(session: Session): Promise<string[]> {
  return [...(await said(session, "error")), ...(await said(session, "warn"))];
}

/** A mark that a page load would wipe out. */
export function markDocument(session: Session): Promise<void> {
  return session.run(() => {
    document.documentElement.dataset.mark = "1";
  });
}

export async function isSameDocument(session: Session): Promise<boolean> {
  return (await attribute(session, "html", "data-mark")) === "1";
}

export function isWithin(inner: Box, outer: Box): boolean {
  const slack = 1;
  return (
    inner.left >= outer.left - slack &&
    inner.top >= outer.top - slack &&
    inner.right <= outer.right + slack &&
    inner.bottom <= outer.bottom + slack
  );
}
