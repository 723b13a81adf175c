/**
 * Imports point one way: quantum, lib → models → drawing → navigation → ui → instruments → lab | quantum → routes.
 * Content is data that drawings, seo and pages read; it takes only types from elsewhere.
 */
const layer = (name, from, to) => ({
  name,
  severity: "error",
  from: { path: from },
  to: { path: to },
});

export default {
  forbidden: [
    { name: "no-circular", severity: "error", from: {}, to: { circular: true } },
    { name: "no-unresolvable", severity: "error", from: {}, to: { couldNotResolve: true } },
    layer(
      "quantum-imports-nothing",
      "^packages/quantum/",
      "^(?!packages/quantum/|node_modules/)[^/]+/",
    ),
    {
      name: "quantum-has-six-doors",
      severity: "error",
      from: { pathNot: "^packages/quantum/" },
      to: {
        path: "^packages/quantum/",
        pathNot:
          "^packages/quantum/src/((circuit|qasm|compiler|simulators|qir)/index|random)\\.ts$",
      },
    },
    layer("lib-knows-nothing", "^app/lib", "^app/(?!lib)"),
    layer("models-only-compute", "^app/models", "^app/(?!models|lib)"),
    {
      name: "content-takes-only-types",
      severity: "error",
      from: { path: "^app/content" },
      to: { path: "^app/(?!content)", dependencyTypesNot: ["type-only"] },
    },
    layer(
      "drawing-knows-no-site",
      "^app/drawing/(?!.*\\.test\\.ts$)",
      "^app/(?!drawing|models|content|fonts|lib)",
    ),
    layer("papers-take-from-the-site-by-one-file", "^packages/papers/src/(?!site\\.ts$)", "^app/"),
    layer("papers-know-no-page", "^packages/papers/", "^app/(?!drawing|models|fonts|lib)"),
    {
      name: "papers-have-few-doors",
      severity: "error",
      from: { path: "^(?!packages/papers/)" },
      to: {
        path: "^packages/papers/",
        pathNot:
          "^packages/papers/src/(registry|facts|types|typeset|generated/facts|measured/\\w+|pqc/\\w+|figures/(h2|memory)\\.figure)\\.ts$",
      },
    },
    layer("fonts-know-nothing", "^app/fonts", "^app/(?!fonts|lib)"),
    layer("navigation-knows-no-site", "^app/navigation", "^app/(?!navigation|lib)"),
    layer("ui-knows-no-site", "^app/ui", "^app/(?!ui|navigation|lib)"),
    layer("seo-describes-content", "^app/seo", "^app/(?!seo|content|lib)"),
    layer(
      "instruments-know-no-page",
      "^app/instruments",
      "^app/(?!instruments|ui|navigation|drawing|models|content|lib)",
    ),
    layer("lab-not-quantum", "^app/lab", "^app/quantum"),
    layer("quantum-not-lab", "^app/quantum", "^app/lab"),
    layer("server-stands-alone", "^server/(?!.*\\.test\\.ts$)", "^(app|scripts|tooling|tests)"),
    layer("receiver-stands-alone", "^deploy", "^(app|server|scripts|tooling|tests|site)"),
    layer("app-not-tools", "^app", "^(server|scripts|tooling|tests|vite)"),
    layer("scripts-not-tests", "^(scripts|tooling|vite)", "^tests"),
    layer("tests-not-scripts", "^tests", "^(scripts)"),
    layer("tooling-is-shared", "^(tooling|vite)", "^(scripts)"),
    layer("tooling-not-vite", "^tooling", "^vite"),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(\\.react-router|generated)/|\\+types|\\.(svg|avif|woff2)(\\?url)?$" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default"],
    },
  },
};
