/** Imports point one way; README.md draws it. */
const rule = (name, from, to) => ({ name, severity: "error", from, to });
const layer = (name, from, to) => rule(name, { path: from }, { path: to });

export default {
  forbidden: [
    rule("no-circular", {}, { circular: true }),
    rule("no-unresolvable", {}, { couldNotResolve: true }),
    layer(
      "quantum-imports-nothing",
      "^packages/quantum/",
      "^(?!packages/quantum/|node_modules/)([^/]+/|site\\.config)",
    ),
    ...["circuit", "qasm", "simulators"].map((floor, k, floors) =>
      layer(
        `quantum-${floor}-is-below-what-follows`,
        `^packages/quantum/src/${floor}/(?!.*\\.test)`,
        `^packages/quantum/src/(${[...floors.slice(k + 1), "compiler", "qir"].join("|")})/`,
      ),
    ),
    rule(
      "quantum-has-entries",
      { pathNot: "^packages/quantum/" },
      {
        path: "^packages/quantum/",
        pathNot:
          "^packages/quantum/(src/((circuit|qasm|compiler|simulators|qir)/index|random)|benchmarks/(csv|statistics))\\.ts$",
      },
    ),
    rule(
      "verify-shares-nothing-with-what-it-checks",
      { path: "^packages/quantum/src/compiler/verify/(?!.*\\.test\\.ts$)" },
      {
        path: "^packages/quantum/src/(compiler/(?!verify/)|circuit/(?!build|gate|matrix))",
        dependencyTypesNot: ["type-only"],
      },
    ),
    layer(
      "compiler-takes-nothing-of-verify",
      "^packages/quantum/src/compiler/(passes|routing|synthesis)/(?!.*\\.test\\.ts$)",
      "^packages/quantum/src/compiler/verify/",
    ),
    layer("lib-knows-nothing", "^app/lib", "^(app/(?!lib)|packages/|site\\.config)"),
    layer("data-knows-no-site", "^data/", "^(app|papers|server|deploy|tools|tests|site\\.config)"),
    layer("models-only-compute", "^app/models", "^(app/(?!models|lib)|site\\.config)"),
    layer(
      "content-is-the-ground",
      "^app/content",
      "^(app/(?!content|lib/)|data/|packages/|site\\.config)",
    ),
    rule(
      "content-takes-only-types-of-lib",
      { path: "^app/content" },
      { path: "^app/lib/", dependencyTypesNot: ["type-only"] },
    ),
    layer(
      "figures-knows-no-site",
      "^app/figures/(?!.*\\.test\\.ts$)",
      "^(app/(?!figures|models|content|fonts|lib|ui/(fold|no-break))|site\\.config)",
    ),
    rule(
      "papers-take-figures-models-and-quantum",
      { path: "^papers/" },
      {
        path: "^(?!papers/|data/|packages/quantum/|app/(figures|models|lib)/|node_modules/)",
        dependencyTypesNot: ["core"],
      },
    ),
    layer("nobody-takes-papers", "^(app|data|packages|server|deploy)/", "^papers/"),
    layer("fonts-know-nothing", "^app/fonts", "^(app/(?!fonts|lib)|packages/|site\\.config)"),
    layer(
      "navigation-knows-no-site",
      "^app/navigation",
      "^(app/(?!navigation|lib)|packages/|site\\.config)",
    ),
    layer("ui-knows-no-site", "^app/ui", "^(app/(?!ui|navigation|lib)|packages/|site\\.config)"),
    layer("seo-describes-content", "^app/seo", "^(app/(?!seo|content|lib)|packages/)"),
    layer(
      "instruments-know-no-page",
      "^app/instruments",
      "^(app/(?!instruments|ui|navigation|figures|models|content|lib)|site\\.config)",
    ),
    rule(
      "pages-share-by-sections-figures-and-models",
      { path: "^app/quantum/pages/([^/]+)/" },
      { path: "^app/quantum/pages/", pathNot: "^app/quantum/pages/$1/" },
    ),
    layer(
      "programs-know-no-instrument",
      "^app/instruments/program/(?!.*\\.test\\.ts$)",
      "^app/instruments/(compiler|simulator)/",
    ),
    layer("lab-not-quantum", "^app/lab", "^app/quantum"),
    layer("quantum-not-lab", "^app/quantum", "^app/lab"),
    layer(
      "server-stands-alone",
      "^server/(?!.*\\.test\\.ts$)",
      "^(app|packages|deploy|tools|tests|site)",
    ),
    layer("receiver-stands-alone", "^deploy/", "^(app|packages|server|tools|tests|site)"),
    layer("app-not-tools", "^app/", "^(server|deploy|tools|tests)/"),
    layer("tools-not-tests", "^tools/(?!.*\\.test\\.ts$)", "^tests/"),
    layer("tests-take-what-tools-share", "^tests/", "^tools/(?!lib/|postbuild/)"),
    layer("shared-tools-know-no-other", "^tools/(lib|postbuild)/", "^tools/(?!lib/|postbuild/)"),
    layer("content-checks-know-no-build", "^tools/content/", "^tools/(?!content/|lib/|postbuild/)"),
    layer("launch-knows-no-build", "^tools/launch/", "^tools/(?!launch/|content/|lib/)"),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(\\.react-router|generated)/|\\+types|\\.(svg|avif|woff2)(\\?url)?$" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["types", "import", "node", "default"],
    },
  },
};
