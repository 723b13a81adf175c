import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";
import { serviceSlugs } from "./content/services/cards.ts";

const quantumPages = [
  "compiler",
  "tokenization",
  "simulation",
  "industries",
  "technologies",
  "contact",
  "about",
  "case-studies",
  "resources",
  "research",
];

const quantumFile = (name: string) => `quantum/pages/${name}/page.tsx`;

/** The same page under /quantumlabs; its canonical address is the short one. */
const alias = (path: string, name: string) => route(path, quantumFile(name), { id: path });

export default [
  layout("quantum/layout.tsx", [
    index(quantumFile("home")),
    alias("quantumlabs", "home"),
    ...quantumPages.flatMap((name) => [
      route(name, quantumFile(name)),
      alias(`quantumlabs/${name}`, name),
    ]),
    route("legal", quantumFile("legal")),
    route("*", quantumFile("not-found")),
  ]),

  layout("lab/layout.tsx", [
    route("adyakshar", "lab/pages/home/page.tsx"),
    ...serviceSlugs.map((name) => route(`features/${name}`, `lab/pages/services/${name}/page.tsx`)),
  ]),
] satisfies RouteConfig;
