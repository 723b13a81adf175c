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
export const longPages: Readonly<Record<string, string>> = {
  "/industries":
    "five sectors, each with challenges, solutions, an impact and a figure with its table",
  "/case-studies": "three studies in full, each with two figures and their tables",
  "/adyakshar":
    "the whole lab on one page: six sections, seven services, nine technologies, the form",
};

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
                                     html  scripts    fonts   images    total
/                                    12.9     95.5     26.7     40.4    175.4
/compiler                            13.5     92.1     26.7      0.2    132.4
/tokenization                        13.7     92.2     26.7      0.2    132.8
/simulation                          13.7     92.1     26.7      0.2    132.6
/industries                          16.1     94.6     26.7      0.2    137.6
/technologies                        12.1     90.7     26.7      0.2    129.7
/contact                             10.5     88.8     26.7      0.2    126.2
/about                               10.9     88.5     26.7      0.2    126.3
/case-studies                        15.9     94.5     26.7      0.2    137.3
/resources                           11.9     89.6     26.7      0.2    128.4
/research                            14.5     93.6     26.7      0.2    135.0
/adyakshar                           15.7     93.4     37.6      1.3    148.0
/features/mobile-web-apps            12.7     90.9     37.6      0.2    141.4
/features/ai-ml-nlp                  12.9     91.1     37.6      0.2    141.8
/features/cloud-big-data             13.0     91.2     37.6      0.2    142.0
/features/blockchain-dlt             12.9     91.0     37.6      0.2    141.7
/features/vlsi-eda-cad               13.5     91.6     37.6      0.2    142.9
/features/iot-embedded-robotics      13.7     91.9     37.6      0.2    143.4
`;
