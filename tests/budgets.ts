/** Sizes are bytes of the body as sent (brotli where the server has it); 1 kB is 1000 bytes. */
export const limits = {
  /** HTML and CSS of a page: ten packets of 1460 bytes, what a server sends before it must wait. */
  paint: 14_600,
  /** The same for a page in `longPages`. */
  longPaint: 20_000,
  /** Everything a first visit loads as script, up to three seconds after load. */
  scripts: 105_000,
  fonts: 45_000,
  fontFiles: 2,
  /** All that a first visit loads. */
  total: 180_000,
} as const;

/** Pages whose own text leaves no room for `limits.paint`, and why. Text is never cut for bytes. */
export const longPages: Readonly<Record<string, string>> = {};

/** The limit for HTML and CSS of a route; a twin under /quantumlabs has its page's. */
export function paintLimitOf(route: string): number {
  const page = route === "/quantumlabs" ? "/" : route.replace(/^\/quantumlabs(?=\/)/, "");
  return page in longPages ? limits.longPaint : limits.paint;
}

/** One line for a failed test: route, kind, size and limit; nothing if the size is within. */
export function overBudget(route: string, kind: string, size: number, limit: number) {
  return size > limit
    ? [`${route}: ${kind} ${size}, limit ${limit} (${size - limit} too much)`]
    : [];
}

/** What `npm run budgets` measured last, in kB, at 1440 px: for the reader; no test depends on it. */
export const current = `
`;
