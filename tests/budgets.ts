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
  "/research": "all three fields stand in the page, so that it reads without script and on paper",
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
                                     html      css  scripts    fonts   images    total
/                                     6.7      6.8     92.8     26.7     40.4    173.3
/compiler                             7.4      6.8     93.3     26.7      0.2    134.3
/tokenization                         7.7      6.8     93.8     26.7      0.2    135.1
/simulation                           7.6      6.8     93.2     26.7      0.2    134.5
/industries                          10.1      6.8     95.3     26.7      0.2    139.0
/technologies                         6.1      6.8     91.9     26.7      0.2    131.6
/contact                              4.5      6.8     90.0     26.7      0.2    128.1
/about                                4.9      6.8     89.7     26.7      0.2    128.2
/case-studies                         9.8      6.8     95.2     26.7      0.2    138.7
/resources                            5.8      6.8     90.8     26.7      0.2    130.3
/research                             8.5      6.8     94.8     26.7      0.2    136.9
/adyakshar                            9.0      7.3     94.6     37.6      1.3    149.9
/features/mobile-web-apps             6.1      7.3     92.1     37.6      0.2    143.3
/features/ai-ml-nlp                   6.3      7.3     92.3     37.6      0.2    143.7
/features/cloud-big-data              6.4      7.3     92.3     37.6      0.2    143.9
/features/blockchain-dlt              6.2      7.3     92.2     37.6      0.2    143.5
/features/vlsi-eda-cad                6.8      7.3     92.8     37.6      0.2    144.7
/features/iot-embedded-robotics       7.1      7.3     93.0     37.6      0.2    145.2
`;
