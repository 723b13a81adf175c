/** The route table of the specification, written out once more so that a lost route fails a test. */
export const quantumPages = [
  "/",
  "/compiler",
  "/tokenization",
  "/simulation",
  "/industries",
  "/technologies",
  "/contact",
  "/about",
  "/case-studies",
  "/resources",
  "/research",
] as const;

export const twins = quantumPages.map((path) =>
  path === "/" ? "/quantumlabs" : `/quantumlabs${path}`,
);

export const servicePages = [
  "/features/mobile-web-apps",
  "/features/ai-ml-nlp",
  "/features/cloud-big-data",
  "/features/blockchain-dlt",
  "/features/vlsi-eda-cad",
  "/features/iot-embedded-robotics",
] as const;

export const labPages = ["/adyakshar", ...servicePages] as const;

/** One address for each page. */
export const distinctPages: readonly string[] = [...quantumPages, ...labPages];

/** Every address that answers 200. */
export const allRoutes: readonly string[] = [...distinctPages, ...twins];
