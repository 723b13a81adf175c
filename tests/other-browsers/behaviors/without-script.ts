import sharp from "sharp";
import { expect, test } from "vitest";
import type { Session } from "../session.ts";
import { patience } from "../visit.ts";

/** Rows of every header that its own words and edge leave free. */
const free = { top: 2, height: 9 };
/** At the right edge, over the page in WebKit. */
const scrollBar = 24;

interface View {
  /** The colors in the header's free rows. */
  colors: number;
  /** Rows of the page below. */
  page: string;
}

async function look(session: Session): Promise<View> {
  const picture = sharp(await session.screenshot()).removeAlpha();
  const { width } = await picture.metadata();
  const cut = (rows: { top: number; height: number }) =>
    picture
      .clone()
      .extract({ left: 0, width: width - scrollBar, ...rows })
      .raw()
      .toBuffer();
  const header = (await cut(free)).toString("hex").match(/.{6}/g);
  return {
    colors: new Set(header).size,
    page: (await cut({ top: 200, height: 200 })).toString("base64"),
  };
}

/** No function can be run in these pages: pictures tell. */
export function withoutScript(session: () => Session) {
  // Another address of the same page, so that its anchor is reached by a page load.
  test.each([
    ["/", "/quantumlabs#solutions-section"],
    ["/industries", "/quantumlabs/industries#pharma"],
  ])("%s: the header covers what scrolls under it", async (path, anchor) => {
    await session().open(path);
    const { page } = await look(session());
    await session().open(anchor);
    const isCovered = async () => {
      const now = await look(session());
      return now.page !== page && now.colors === 1;
    };
    await expect.poll(isCovered, patience).toBe(true);
  });
}
