import type { CDPSession, Page } from "@playwright/test";

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

/** Loads a page with an empty cache and lists all that came, until some seconds after React's start. */
export async function visit(page: Page, path: string): Promise<LoadedFile[]> {
  const session = await page.context().newCDPSession(page);
  const files = await recordFiles(session);
  await page.goto(path);
  await page.waitForFunction(() => window.boot?.booted === true);
  await page.waitForTimeout(settleMs);
  await session.detach();
  return [...files.values()];
}

export function sizeOf(files: readonly LoadedFile[], kind?: LoadedFile["kind"]): number {
  return files
    .filter((file) => kind === undefined || file.kind === kind)
    .reduce((sum, { size }) => sum + size, 0);
}

async function recordFiles(session: CDPSession): Promise<Map<string, LoadedFile>> {
  const files = new Map<string, LoadedFile>();
  session.on("Network.responseReceived", ({ requestId, response, type }) => {
    const { pathname, protocol } = new URL(response.url);
    if (!protocol.startsWith("http")) return;
    const extension = /\.(\w+)$/.exec(pathname)?.[1] ?? "";
    const kind = type === "Document" ? "html" : (kinds[extension] ?? "other");
    const length = Number(Object.entries(response.headers).find(isLength)?.[1]);
    files.set(requestId, { path: pathname, kind, size: length });
  });
  // Where the server gives no length the bytes on the wire, with their headers, stand in.
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId);
    if (file && Number.isNaN(file.size)) file.size = encodedDataLength;
  });
  await session.send("Network.enable");
  return files;
}

const isLength = ([name]: [string, string]) => name.toLowerCase() === "content-length";
