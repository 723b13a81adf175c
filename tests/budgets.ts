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
                                     html  scripts    fonts   images    total
/                                    13.4     95.4     26.7     40.4    175.8
/compiler                            14.0     92.0     26.7      0.2    132.8
/tokenization                        14.3     92.1     26.7      0.2    133.3
/simulation                          14.2     91.9     26.7      0.2    133.0
/industries                          16.7     94.5     26.7      0.2    138.1
/technologies                        12.7     90.6     26.7      0.2    130.1
/contact                             11.0     88.7     26.7      0.2    126.6
/about                               11.5     88.4     26.7      0.2    126.7
/case-studies                        16.5     94.4     26.7      0.2    137.7
/resources                           12.5     89.5     26.7      0.2    128.8
/research                            15.1     93.5     26.7      0.2    135.4
/adyakshar                           16.2     93.3     37.6      1.3    148.4
/features/mobile-web-apps            13.3     90.8     37.6      0.2    141.8
/features/ai-ml-nlp                  13.5     91.0     37.6      0.2    142.2
/features/cloud-big-data             13.5     91.1     37.6      0.2    142.4
/features/blockchain-dlt             13.4     90.9     37.6      0.2    142.1
/features/vlsi-eda-cad               14.0     91.5     37.6      0.2    143.3
/features/iot-embedded-robotics      14.3     91.7     37.6      0.2    143.8
`;
