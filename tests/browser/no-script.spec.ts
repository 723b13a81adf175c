import { quantumHome } from "#app/content/quantum/home.ts";
import { siteConfig } from "#site.config";
import { servicePages } from "../support/built-site.ts";
import { instrumentNames, instrumentOn } from "../support/instruments.ts";
import { expect, headerLink, scrollTop, test } from "../support/page.ts";

test.use({ javaScriptEnabled: false });

test("the address, the figures and the hits stand there, and nothing is offered that needs a script", async ({
  page,
}) => {
  await page.goto("/research");
  await expect(page.getByRole("tablist")).toBeHidden();
  await page.goto("/contact");
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link", { name: siteConfig.email })).toBeVisible();
  for (const path of servicePages) {
    await page.goto(path);
    const figures = page.locator("figure:has(fieldset)");
    for (const figure of await figures.all()) await expect(figure.getByRole("img")).toHaveCount(1);
    for (const choice of await figures.locator("fieldset").all()) await expect(choice).toBeHidden();
  }
  for (const name of instrumentNames) {
    const { path, startButton } = instrumentOn(page, name);
    await page.goto(path);
    await expect(startButton).toBeHidden();
  }
  const { wave } = quantumHome.hero;
  await page.goto("/");
  await expect(page.getByRole("img", { name: wave.title })).toBeVisible();
  for (const name of [wave.hundred, wave.close]) {
    await expect(page.getByText(name, { exact: true })).toBeHidden();
  }
});

test("a fold opens natively, and so does the answer that an address names", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/resources");
  const first = page.locator("#benchmarks details").first();
  await first.locator("summary").click();
  await expect(first.locator("summary + *")).toBeVisible();
  await page.goto("/tokenization");
  const named = page.locator("details", { has: page.locator("#cnsa") });
  await expect(named).not.toHaveAttribute("open");
  await page.goto("about:blank");
  await page.goto("/tokenization#cnsa");
  await expect(named).toHaveAttribute("open");
});

for (const [path, target] of [
  ["/adyakshar", "/adyakshar#services"],
  ["/", "/#pricing-section"],
] as const) {
  test(`${path}: an anchor scrolls without loading the page again, and the header covers what scrolls under it`, async ({
    page,
  }) => {
    await page.goto(path);
    const loads: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loads.push(request.url());
    });
    const anchor = target.slice(target.indexOf("#"));
    await headerLink(page, anchor).click();
    await expect(page).toHaveURL(target);
    await expect(page.locator(anchor)).toBeInViewport();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      // The browser scrolls there smoothly.
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(500);
      const [header, ground] = await page.evaluate(() => [
        getComputedStyle(document.querySelector("header") as Element).backgroundColor,
        getComputedStyle(document.documentElement).backgroundColor,
      ]);
      expect(ground).toMatch(/^rgb\(/);
      expect(header).toBe(ground);
      await expect(page.locator("header").first()).toBeInViewport({ ratio: 1 });
    }
    expect(loads).toEqual([]);
  });
}
