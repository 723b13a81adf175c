const rule = (name, from, to) => ({ name, severity: "error", from, to });

/** What each folder may import beside itself and installed packages, as the table in CONTRIBUTING.md says. */
const allowedImports = {
  "packages/quantum": [],
  data: ["app/lib"],
  app: ["data", "packages/quantum", "site.config"],
  "app/lib": [],
  "app/content": ["app/lib"],
  "app/fonts": ["app/lib"],
  "app/navigation": ["app/lib"],
  "app/drawing": ["app/(lib|fonts)", "packages/quantum"],
  "app/styles": ["app/(lib|drawing)"],
  "app/ui": ["app/(lib|navigation|drawing|styles)"],
  "app/seo": ["app/(lib|content)", "site.config"],
  "app/pictures": ["app/(lib|content|drawing)", "data", "packages/quantum"],
  "app/instruments": ["app/(lib|content|navigation|ui|drawing)", "data", "packages/quantum"],
  "app/lab": ["app/(?!quantum)", "data", "packages/quantum", "site.config"],
  "app/quantum": ["app/(?!lab)", "data", "packages/quantum", "site.config"],
  papers: [
    "app/(lib|content|fonts|drawing|pictures|styles)",
    "data",
    "packages/quantum",
    "site.config",
  ],
  server: ["tools/lib/site-files"],
  deploy: [],
  tools: ["(?!tests)"],
  "tools/lib": ["(?!tools)"],
  "tools/content": ["(?!tools)", "tools/lib"],
  "tools/launch": ["(?!tools)", "tools/(content|lib)"],
  tests: ["(?!tools)", "tools/lib"],
};

const folderRules = Object.entries(allowedImports).map(([folder, allowed]) => {
  const always = [`${folder}/`, "node_modules/", "tests/support/"];
  return rule(
    `what ${folder} may import`,
    { path: `^${folder}/` },
    { pathNot: `^(${[...always, ...allowed].join("|")})`, dependencyTypesNot: ["core"] },
  );
});

export default {
  forbidden: [
    rule("no circle", {}, { circular: true }),
    rule("no file that is not there", {}, { couldNotResolve: true }),
    ...folderRules,
    rule(
      "only tests use what tests share",
      { pathNot: "^tests/|[.]test[.]tsx?$" },
      { path: "^tests/" },
    ),
    rule(
      "content takes only types of lib",
      { path: "^app/content" },
      { path: "^app/lib/", dependencyTypesNot: ["type-only"] },
    ),
    rule(
      "pages share by what lies beside them",
      { path: "^app/quantum/pages/([^/]+)/" },
      { path: "^app/quantum/pages/", pathNot: "^app/quantum/pages/$1/" },
    ),
    rule(
      "programs know no instrument",
      { path: "^app/instruments/program/(?!.*\\.test\\.ts$)" },
      { path: "^app/instruments/(compiler|simulator)/" },
    ),
    rule(
      "the quantum package has entries",
      { pathNot: "^packages/quantum/" },
      {
        path: "^packages/quantum/",
        pathNot:
          "^packages/quantum/(package\\.json|src/((circuit|qasm|compiler|simulators|qir)/index|random)\\.ts)$",
      },
    ),
    ...["circuit", "qasm", "simulators"].map((floor, k, floors) =>
      rule(
        `quantum/${floor} is below what follows`,
        { path: `^packages/quantum/src/${floor}/(?!.*\\.test)` },
        {
          path: `^packages/quantum/src/(${[...floors.slice(k + 1), "compiler", "qir"].join("|")})/`,
        },
      ),
    ),
    rule(
      "verify shares nothing with what it checks",
      { path: "^packages/quantum/src/compiler/verify/(?!.*\\.test\\.ts$)" },
      {
        path: "^packages/quantum/src/(compiler/(?!verify/)|circuit/(?!build|gate|matrix))",
        dependencyTypesNot: ["type-only"],
      },
    ),
    rule(
      "the compiler takes nothing of verify",
      { path: "^packages/quantum/src/compiler/(passes|routing|synthesis)/(?!.*\\.test\\.ts$)" },
      { path: "^packages/quantum/src/compiler/verify/" },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: {
      path: "(^|/)\\.react-router/|\\+types|^packages/[^/]+/dist/|\\.(svg|avif|woff2)(\\?url)?$",
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["types", "import", "node", "default"],
    },
  },
};
