import sharp from "sharp";
import { expect, test } from "vitest";
import type { Session } from "../session.ts";
import { patience } from "../visit.ts";

/** Above the lowest line of every header. */
const headerHeight = 64;
/** At the right edge, over the page in WebKit. */
const scrollBar = 24;

/** The pixels of the header and of what is below it, where a page is opened. */
async function look(session: Session, path: string) {
  await session.open(path);
  const picture = sharp(await session.screenshot());
  const { width, height } = await picture.metadata();
  const cut = (top: number, bottom: number) =>
    picture
      .clone()
      .extract({ left: 0, top, width: width - scrollBar, height: bottom - top })
      .raw()
      .toBuffer();
  return { header: await cut(0, headerHeight), page: await cut(headerHeight, height) };
}

/** No function can be run in these pages: a picture tells. */
export function withoutScript(session: () => Session) {
  test.each([
    ["/", "/quantumlabs#pricing-section"],
    ["/adyakshar", "/adyakshar/#services"],
  ])("%s: the header covers what scrolls under it", async (top, scrolled) => {
    const compare = async () => {
      const [first, second] = [await look(session(), top), await look(session(), scrolled)];
      return {
        isScrolled: !first.page.equals(second.page),
        isSameHeader: first.header.equals(second.header),
      };
    };
    // At first the fonts may come after the picture.
    await expect.poll(compare, patience).toEqual({ isScrolled: true, isSameHeader: true });
  });
}
