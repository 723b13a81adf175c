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
/                                     7.1      9.2     96.4     26.7     40.6    180.0
/compiler                             7.7      9.2     92.9     26.7      0.4    137.0
/tokenization                         8.0      9.2     93.4     26.7      0.4    137.8
/simulation                           7.9      9.2     92.9     26.7      0.4    137.1
/industries                          10.4      9.2     94.9     26.7      0.4    141.7
/technologies                         6.4      9.2     91.6     26.7      0.4    134.3
/contact                              4.8      9.2     89.7     26.7      0.4    130.8
/about                                5.1      9.2     89.3     26.7      0.4    130.8
/case-studies                        10.2      9.2     94.8     26.7      0.4    141.3
/resources                            6.1      9.2     90.5     26.7      0.4    132.9
/research                             8.8      9.2     94.5     26.7      0.4    139.6
/adyakshar                            9.3      9.2     94.3     37.6      1.6    152.0
/features/mobile-web-apps             6.4      9.2    104.4     37.6      0.5    158.0
/features/ai-ml-nlp                   6.6      9.2    104.4     37.6      0.5    158.2
/features/cloud-big-data              6.7      9.2    104.4     37.6      0.5    158.3
/features/blockchain-dlt              6.5      9.2    104.4     37.6      0.5    158.1
/features/vlsi-eda-cad                7.1      9.2    104.4     37.6      0.5    158.8
/features/iot-embedded-robotics       7.4      9.2    104.4     37.6      0.5    159.0
`;
