import { expectAnnouncement } from "../support/accessibility-tree.ts";
import { builtPage, servicePages } from "../support/built-site.ts";
import { elements } from "../support/html.ts";
import { test } from "../support/one-tab.ts";
import { expect, openAndBoot } from "../support/page.ts";

/** Only services with a figure; it is optional. */
const pagesWithFigure = servicePages.filter((path) =>
  elements(builtPage(path).document, "figure").some(
    (figure) => elements(figure, "fieldset").length > 0,
  ),
);

for (const path of pagesWithFigure) {
  test(`${path}: its figure and the choice are in a laptop's first screen, and it follows the choice, by pointer and by key, and says its finding anew`, async ({
    page,
  }) => {
    await openAndBoot(page, path);
    const figure = page.locator("figure:has(fieldset)");
    await expect(figure.locator("fieldset")).toBeInViewport({ ratio: 1 });
    await expect(figure.getByRole("img")).toBeInViewport({ ratio: 0.98 });
    const drawing = figure.getByRole("img");
    const choices = figure.getByRole("radio");
    const before = await drawing.textContent();
    const finding = await figure.locator("[aria-live]").first().innerText();
    const checkedIndex = await choices.evaluateAll((all) =>
      all.findIndex((input) => (input as HTMLInputElement).checked),
    );
    const nextIndex = (checkedIndex + 1) % (await choices.count());
    await figure.locator("label").nth(nextIndex).click();
    await expect(choices.nth(nextIndex)).toBeChecked();
    await expect.poll(() => drawing.textContent()).not.toBe(before);
    // The address can be shared.
    expect(new URL(page.url()).searchParams.get("choice")).toBe(`${nextIndex + 1}`);
    await openAndBoot(page, page.url());
    await expect(choices.nth(nextIndex)).toBeChecked();
    await expect.poll(() => drawing.textContent()).not.toBe(before);
    await choices.nth(nextIndex).focus();
    const key = nextIndex > checkedIndex ? "ArrowLeft" : "ArrowRight";
    await expectAnnouncement(page, finding, () => page.keyboard.press(key));
    await expect.poll(() => drawing.textContent()).toBe(before);
  });
}
