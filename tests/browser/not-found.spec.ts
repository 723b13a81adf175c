import { test } from "../support/one-tab.ts";
import { expect, openAndBoot } from "../support/page.ts";

for (const path of ["/nope", "/quantumlabs/nope/deeper"]) {
  test(`${path}: 404, the specified words, the path in the console`, async ({
    page,
    complaints,
  }) => {
    const logged = page.waitForEvent("console", (message) => message.text().includes(path));
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "404", level: 1 })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
    expect((await logged).type()).toBe("log");
    await expect(page.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL("/");
    // Chromium itself reports the document's status.
    complaints.list = complaints.list.filter((line) => !line.includes("status of 404"));
  });
}

test("also by client navigation", async ({ page }) => {
  await openAndBoot(page, "/about");
  const logged = page.waitForEvent("console", (message) => message.text().includes("/gone"));
  await page.evaluate(() => {
    window.history.pushState({ idx: 1, key: "x" }, "", "/gone");
    window.dispatchEvent(new PopStateEvent("popstate", { state: { idx: 1, key: "x" } }));
  });
  await expect(page.getByRole("heading", { name: "404" })).toBeVisible();
  await logged;
});
