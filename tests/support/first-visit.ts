import type { Page, Response } from "@playwright/test";
import { sum } from "#app/lib/sum.ts";

export interface LoadedFile {
  path: string;
  /** The kilobytes of the body as sent. */
  size: number;
}

/** Lists everything that loads from now on, in workers too. */
export function recordFiles(page: Page) {
  const files: LoadedFile[] = [];
  const record = (response: Response) => {
    const { pathname } = new URL(response.url());
    files.push({ path: pathname, size: Number(response.headers()["content-length"]) / 1000 });
  };
  page.on("response", record);
  return { files, stop: () => page.off("response", record) };
}

/** The kilobytes of all files, or of those whose path ends so. */
export const sumSizes = (files: readonly LoadedFile[], ending = "") =>
  sum(files.filter(({ path }) => path.endsWith(ending)).map(({ size }) => size));
