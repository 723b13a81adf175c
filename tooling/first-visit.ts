import type { Page, Response } from "@playwright/test";

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

/** How long a page is watched after React has started: what comes later is not part of the visit. */
const settleMs = 3000;

/** Loads a page with an empty cache and lists all that came, workers included, until some seconds after React's start. */
export async function visit(page: Page, path: string): Promise<LoadedFile[]> {
  const files: LoadedFile[] = [];
  const record = (response: Response) => void files.push(describe(response));
  page.on("response", record);
  await page.goto(path);
  await page.waitForFunction(() => window.boot?.booted === true);
  await page.waitForTimeout(settleMs);
  page.off("response", record);
  return files;
}

export function sizeOf(files: readonly LoadedFile[], kind?: LoadedFile["kind"]): number {
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
