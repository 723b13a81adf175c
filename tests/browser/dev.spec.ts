import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, rm, utimes, writeFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";

const port = Number(process.env.TEST_PORT ?? 4273) + 1;
const site = `http://localhost:${port}`;

test.describe.configure({ mode: "serial", timeout: 120_000 });

let stop: () => Promise<unknown>;

test.beforeAll(async () => {
  // --force bundles the dependencies anew, as on the first day after a clone.
  const command = ["node_modules/@react-router/dev/bin.cjs", "dev", "--force"];
  const server = spawn(process.execPath, command, {
    env: { ...process.env, PORT: String(port), NO_COLOR: "1", FORCE_COLOR: "0" },
  });
  stop = () => {
    server.kill();
    return once(server, "exit");
  };
  const address = await new Promise<string>((resolve) => {
    let output = "";
    server.stdout.on("data", (chunk) => {
      output += chunk;
      const found = /Local:\s+(\S+)/.exec(output);
      if (found) resolve(found[1] ?? "");
    });
  });
  expect(address).toBe(`${site}/`);
});

test.afterAll(() => stop());

test("the first page after a clone starts without a complaint", async ({ page }) => {
  const complaints: string[] = [];
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  await page.goto(`${site}/adyakshar`);
  const isHydrated = () =>
    page.evaluate(() =>
      Object.keys(document.forms[0] ?? {}).some((key) => key.startsWith("__react")),
    );
  await expect.poll(isHydrated, { timeout: 60_000 }).toBe(true);
  expect(complaints).toEqual([]);
});

for (const path of ["/no-such-page", "/no-such-picture.png", "/papers/no-such-paper.pdf"]) {
  test(`${path}: 404 and the not-found page`, async ({ page }) => {
    const response = await page.goto(site + path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404", { timeout: 60_000 });
  });
}

for (const file of ["/robots.txt", "/sitemap.xml", "/favicon.svg", "/site.webmanifest"]) {
  test(`${file} is there`, async ({ request }) => {
    const response = await request.get(site + file);
    expect(response.status()).toBe(200);
    expect(response.headers()["content-type"]).not.toContain("text/html");
  });
}

test("a figure is drawn anew when its code changes", async () => {
  const drawn = "app/figures/generated/key-sizes.ts";
  const current = await readFile(drawn, "utf8");
  await writeFile(drawn, "export const keySizes = null;\n");
  try {
    const now = new Date();
    await utimes("app/figures/tokenization/key-sizes-figure.ts", now, now);
    await expect.poll(() => readFile(drawn, "utf8"), { timeout: 60_000 }).toBe(current);
  } finally {
    await writeFile(drawn, current);
  }
});

test("a page that imports a figure before it is drawn shows it once it is", async ({ request }) => {
  const page = `${site}/tokenization`;
  const [known, late] = ["tokenization-handshake", "late"].map(
    (id) => `app/figures/generated/${id}.ts`,
  );
  const current = await readFile(known, "utf8");
  const statusOf = async () => (await request.get(page)).status();
  await writeFile(
    known,
    `export { late as tokenizationHandshake } from "#app/figures/generated/late.ts";\n`,
  );
  try {
    await expect.poll(statusOf, { timeout: 60_000 }).toBe(500);
    await writeFile(
      late,
      current.replace("export const tokenizationHandshake", "export const late"),
    );
    await expect.poll(statusOf, { timeout: 60_000 }).toBe(200);
  } finally {
    await writeFile(known, current);
    await rm(late, { force: true });
  }
});
