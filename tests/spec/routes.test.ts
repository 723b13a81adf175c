import { describe, expect, it } from "vitest";
import routes from "#app/routes.ts";

const paths = routes.flatMap(({ children = [] }) => children.map(({ path = "" }) => `/${path}`));

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

const specifiedRoutes = [
  "/",
  "/quantumlabs",
  "/adyakshar",
  ...[...solutions, ...pages].flatMap((name) => [`/${name}`, `/quantumlabs/${name}`]),
  ...services.map((name) => `/features/${name}`),
];

/** Beyond the specification: what the law asks of both sites. */
const furtherRoutes = ["/legal"];

describe("the route table (app/routes.ts)", () => {
  it.each([...specifiedRoutes, ...furtherRoutes])("%s is declared", (path) => {
    expect(paths, `app/routes.ts has no ${path}`).toContain(path);
  });
});
