import { spawn } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { collectComplaints } from "../support/page.ts";
import { copyProject, type ProjectCopy } from "../support/project-copy.ts";
import { freePort, supervise } from "../support/servers.ts";

test.describe.configure({ mode: "serial", timeout: 120_000 });

/** A copy, because saved mistakes must not reach the sources of whoever runs the tests. */
let copy: ProjectCopy;
let site: string;
let stop: () => Promise<void>;

test.beforeAll(async () => {
  copy = copyProject();
  // --force bundles the dependencies anew, as on the first day after a clone.
  const command = ["node_modules/@react-router/dev/bin.cjs", "dev", "--force"];
  const port = await freePort();
  site = `http://localhost:${port}`;
  const env = { ...process.env, PORT: `${port}` };
  const server = spawn(process.execPath, command, { cwd: copy.folder, env });
  server.stdout.resume();
  stop = await supervise(server, port, copy.folder);
});

test.afterAll(() => stop());

/** A page hears of a save only when it is hydrated. */
async function expectHydrated(page: Page) {
  const isHydrated = () =>
    page
      .locator("h1")
      .evaluate((heading) => Object.keys(heading).some((key) => key.startsWith("__react")));
  await expect.poll(isHydrated, { timeout: 60_000 }).toBe(true);
}

test("the first page after a clone starts without a complaint", async ({ page }) => {
  const { list } = collectComplaints(page, site);
  await page.goto(`${site}/adyakshar`);
  await expectHydrated(page);
  expect(list).toEqual([]);
});

test("what is not there is answered with 404", async ({ page }) => {
  for (const path of ["/no-such-page", "/no-such-picture.png", "/papers/no-such-paper.pdf"]) {
    const response = await page.goto(site + path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404", { timeout: 60_000 });
  }
});

test("a paper that is set after the start is served", async ({ request }) => {
  const status = async () => (await request.get(`${site}/papers/new.pdf`)).status();
  expect(await status()).toBe(404);
  await mkdir(join(copy.folder, "public/papers"), { recursive: true });
  await writeFile(join(copy.folder, "public/papers/new.pdf"), "%PDF-1.7\n");
  await expect.poll(status).toBe(200);
});

test("icons are served", async ({ request }) => {
  for (const name of ["favicon.svg", "favicon.ico", "apple-touch-icon.png"]) {
    const response = await request.get(`${site}/${name}`);
    expect(response.status(), name).toBe(200);
    expect(response.headers()["content-type"], name).toMatch(/^image\//);
  }
});

/** Saves a changed source, looks at the effect, and restores the source. */
async function whileSaved(
  source: string,
  change: (current: string) => string,
  look: () => Promise<void>,
) {
  const file = join(copy.folder, source);
  const current = await readFile(file, "utf8");
  await writeFile(file, change(current));
  try {
    await look();
  } finally {
    await writeFile(file, current);
  }
}

const property = (page: Page, name: string) =>
  page
    .locator("html")
    .evaluate((html, name) => getComputedStyle(html).getPropertyValue(name), name);

test("saved styles and colors are on the page, which keeps its state", async ({ page }) => {
  await page.goto(`${site}/adyakshar`);
  await expectHydrated(page);
  const expectSaved = async (source: string, from: string, to: string, name: string) => {
    await page.evaluate(() => document.body.setAttribute("data-kept", ""));
    const shown = () => property(page, name);
    await whileSaved(
      source,
      (current) => current.replace(from, to),
      () => expect.poll(shown, { timeout: 60_000 }).toContain(to),
    );
    await expect.poll(shown, { timeout: 60_000 }).not.toContain(to);
    await expect(page.locator("[data-kept]")).toHaveCount(1);
  };
  await expectSaved("app/styles/lab-theme.css", "-0.045em", "-0.046em", "--number-tracking");
  await expectSaved("app/lib/palettes.ts", "#6d3bd1", "#6d3bd2", "--neon-purple");
  // And after a walk to the other site.
  await page.locator('main a[href="/"]').first().click();
  await page.waitForURL(`${site}/`);
  await expectHydrated(page);
  await expectSaved("app/styles/quantum-theme.css", "-0.045em", "-0.046em", "--number-tracking");
  // Also while a worker runs there, which cannot take a save.
  await expect.poll(() => page.workers().length, { timeout: 60_000 }).toBe(1);
  await expectSaved("app/lib/palettes.ts", "#8fd9e8", "#8fd9e9", "--accent");
});

// Each request has its own connection, because the server may close a waiting one just when it is used again.
const headers = { connection: "close" };
const drawing = /src="([^"]*signatures-scene[^"]*)"/;

test("a figure is drawn anew when anything that it is computed from changes", async ({
  request,
}) => {
  const drawingAddress = async () =>
    drawing.exec(await (await request.get(`${site}/tokenization`, { headers })).text())?.[1];
  const before = await drawingAddress();
  expect(before).toBeDefined();
  await whileSaved(
    "app/quantum/pages/tokenization/byte-rows.ts",
    (current) => current.replace("phaseHex(0.5)", "phaseHex(0.4)"),
    () => expect.poll(drawingAddress, { timeout: 60_000 }).not.toBe(before),
  );
  await expect.poll(drawingAddress, { timeout: 60_000 }).toBe(before);
});

test("a mistake in a shared module is shown on the page, which comes back when it is mended", async ({
  page,
  request,
}) => {
  const status = async () => (await request.get(`${site}/contact`, { headers })).status();
  await page.goto(`${site}/contact`);
  await expectHydrated(page);
  await whileSaved(
    "app/lib/palettes.ts",
    (current) => `${current}\nconst ;\n`,
    async () => {
      // Also gives the watcher its time: it takes two saves within 50 ms for one.
      await expect(page.locator("vite-error-overlay")).toBeVisible({ timeout: 60_000 });
      await expect.poll(status, { timeout: 60_000 }).toBe(500);
    },
  );
  await expect.poll(status, { timeout: 60_000 }).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 60_000 });
});
