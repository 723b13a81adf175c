import type { Page, Request, Response } from "@playwright/test";
import { waitForBoot } from "./page.ts";

export interface LoadedFile {
  path: string;
  kind: "html" | "css" | "scripts" | "fonts" | "images" | "other";
  /** Bytes of the body as sent. */
  size: number;
}

const kinds: Readonly<Record<string, LoadedFile["kind"]>> = {
  css: "css",
  js: "scripts",
  woff2: "fonts",
  avif: "images",
  png: "images",
  svg: "images",
};

/** Lists everything that loads from now on, in workers too. */
export function recordFiles(page: Page) {
  const files: LoadedFile[] = [];
  const record = (response: Response) => void files.push(describe(response));
  page.on("response", record);
  return { files, stop: () => page.off("response", record) };
}

/** Waits until React has started, idle work is done, and no request is pending. */
export async function waitUntilIdle(page: Page): Promise<void> {
  let requestCount = 0;
  const pending = new Set<Request>();
  const begin = (request: Request) => {
    requestCount += 1;
    pending.add(request);
  };
  const end = (request: Request) => void pending.delete(request);
  page.on("request", begin).on("requestfinished", end).on("requestfailed", end);
  await waitForBoot(page);
  for (let before = -1; before !== requestCount || pending.size > 0; ) {
    before = requestCount;
    // Idle callbacks run in the order of their requests, so the page's own come first.
    await page.evaluate(async () => {
      const frame = () => new Promise(requestAnimationFrame);
      for (let count = 0; count < 3; count++) await frame();
      await new Promise((resolve) => requestIdleCallback(resolve));
      await frame();
    });
  }
  page.off("request", begin).off("requestfinished", end).off("requestfailed", end);
}

export function sumBytes(files: readonly LoadedFile[], kind?: LoadedFile["kind"]): number {
  return files
    .filter((file) => kind === undefined || file.kind === kind)
    .reduce((sum, { size }) => sum + size, 0);
}

function describe(response: Response): LoadedFile {
  const { pathname } = new URL(response.url());
  const extension = /\.(\w+)$/.exec(pathname)?.[1] ?? "";
  const isDocument = response.request().resourceType() === "document";
  return {
    path: pathname,
    kind: isDocument ? "html" : (kinds[extension] ?? "other"),
    size: Number(response.headers()["content-length"]),
  };
}
