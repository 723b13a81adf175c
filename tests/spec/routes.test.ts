import { describe, expect, it } from "vitest";
import { allRoutes } from "../../tools/lib/routes.ts";

/** The route table of the specification, section 2. */
const solutions = ["compiler", "tokenization", "simulation"];
const pages = [
  "industries",
  "technologies",
  "contact",
  "about",
  "case-studies",
  "resources",
  "research",
];
const services = [
  "mobile-web-apps",
  "ai-ml-nlp",
  "cloud-big-data",
  "blockchain-dlt",
  "vlsi-eda-cad",
  "iot-embedded-robotics",
];

const specified = [
  "/",
  "/quantumlabs",
  "/adyakshar",
  ...[...solutions, ...pages].flatMap((name) => [`/${name}`, `/quantumlabs/${name}`]),
  ...services.map((name) => `/features/${name}`),
];

/** Beyond the specification: what the law asks of both sites. */
const ours = ["/legal"];

describe("the route table (app/routes.ts)", () => {
  it.each([...specified, ...ours])("%s is built", (path) => {
    expect(allRoutes, `app/routes.ts has no ${path}`).toContain(path);
  });
});
