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
/                                    13.6     95.4     26.7     40.4    176.1
/compiler                            14.2     92.0     26.7      0.2    133.0
/tokenization                        14.5     92.1     26.7      0.2    133.5
/simulation                          14.4     91.9     26.7      0.2    133.2
/industries                          16.9     94.4     26.7      0.2    138.2
/technologies                        12.9     90.6     26.7      0.2    130.4
/contact                             11.3     88.7     26.7      0.2    126.9
/about                               11.7     88.4     26.7      0.2    127.0
/case-studies                        16.7     94.4     26.7      0.2    137.9
/resources                           12.7     89.5     26.7      0.2    129.1
/research                            15.3     93.5     26.7      0.2    135.6
/adyakshar                           16.4     93.3     37.6      1.3    148.6
/features/mobile-web-apps            13.5     90.8     37.6      0.2    142.0
/features/ai-ml-nlp                  13.7     91.0     37.6      0.2    142.5
/features/cloud-big-data             13.8     91.1     37.6      0.2    142.6
/features/blockchain-dlt             13.6     90.9     37.6      0.2    142.3
/features/vlsi-eda-cad               14.2     91.5     37.6      0.2    143.5
/features/iot-embedded-robotics      14.5     91.7     37.6      0.2    144.0
`;
