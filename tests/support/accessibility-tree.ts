import type { CDPSession, Page } from "@playwright/test";
import { expect } from "./page.ts";

type Tree = Awaited<ReturnType<typeof readTree>>;
type Node = Tree[number];

/** The browser's own accessibility tree, without the nodes that it marks as ignored. */
async function readTree(page: Page) {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const { nodes } = await (await session).send("Accessibility.getFullAXTree");
  return nodes;
}

/** One session per page, because the end of a session ends what others emulate, such as a lost connection. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

const property = (node: Node, name: string): unknown =>
  node.properties?.find((entry) => entry.name === name)?.value.value;

function textOf(node: Node, tree: Map<string, Node>): string {
  if (node.role?.value === "StaticText") return String(node.name?.value ?? "");
  const parts = node.childIds?.map((id) => tree.get(id)).filter((child) => child !== undefined);
  const words = (parts ?? []).map((child) => textOf(child, tree).trim()).join(" ");
  // There is no space where an element ends before a comma.
  return words.replaceAll(/ (?=[,.;:])/g, "");
}

/** The text of each live region, by the element that holds it. */
async function liveRegions(page: Page): Promise<Map<number | undefined, string>> {
  const nodes = await readTree(page);
  const tree = new Map(nodes.map((node) => [node.nodeId, node]));
  const regions = nodes.filter(
    (node) => !node.ignored && ["polite", "assertive"].includes(String(property(node, "live"))),
  );
  return new Map(regions.map((node) => [node.backendDOMNodeId, textOf(node, tree).trim()]));
}

/**
 * Expects that what is done makes a screen reader say the text: a live region that stood there before has it now. One
 * that comes with its text is not announced by all of them.
 */
export async function expectAnnouncement(
  page: Page,
  text: string | (() => Promise<string>),
  act: () => Promise<unknown>,
) {
  const before = await liveRegions(page);
  await act();
  const news = async () =>
    [...(await liveRegions(page))]
      .filter(([id, now]) => before.has(id) && before.get(id) !== now)
      .map(([, now]) => now)
      .join("\n");
  const expectNews = async () =>
    expect(await news()).toContain(typeof text === "string" ? text : await text());
  await expect(expectNews).toPass({ timeout: 20_000 });
}

/** Expects that what is done makes a screen reader say the text once, although it may be what it said last. */
export async function expectAnnouncedAgain(page: Page, text: string, act: () => Promise<unknown>) {
  const announcements = await page.evaluateHandle((words) => {
    const spoken: string[] = [];
    const isSpoken = (region: Element) =>
      region.textContent?.includes(words) === true && !region.closest("[aria-busy=true]");
    const observers = [...document.querySelectorAll("[role=status]")].map((region) => {
      const observer = new MutationObserver(() => {
        if (isSpoken(region)) spoken.push(region.textContent ?? "");
      });
      observer.observe(region, { childList: true, characterData: true, subtree: true });
      return observer;
    });
    return { spoken, observers };
  }, text);
  await act();
  await expect.poll(() => announcements.evaluate(({ spoken }) => spoken)).toHaveLength(1);
  await announcements.evaluate(({ observers }) => {
    for (const observer of observers) observer.disconnect();
  });
}

export async function readFocus(page: Page) {
  // The document itself counts as focused too.
  const node = (await readTree(page)).findLast((entry) => property(entry, "focused") === true);
  return {
    role: node?.role?.value as string | undefined,
    name: node?.name?.value as string | undefined,
  };
}
