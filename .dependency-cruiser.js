/** Imports point one way: lib → navigation → ui, figures → content → lab | quantum → routes. */
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
    layer("lib-knows-nothing", "^app/lib", "^app/(?!lib)"),
    layer("navigation-knows-lib", "^app/navigation", "^app/(?!lib|navigation|seo/page-head)"),
    layer("ui-knows-no-site", "^app/ui", "^app/(?!ui|lib|navigation)"),
    layer("documents-know-no-site", "^app/documents", "^app/(?!documents|engine|figures|lib)"),
    layer("figures-know-no-site", "^app/figures", "^app/(?!figures|lib|content/offices)"),
    {
      name: "content-takes-only-types",
      severity: "error",
      from: { path: "^app/content" },
      to: { path: "^app/(?!content)", dependencyTypesNot: ["type-only"] },
    },
    layer("lab-not-quantum", "^app/lab", "^app/quantum"),
    layer("quantum-not-lab", "^app/quantum", "^app/lab"),
    layer(
      "pages-are-entries",
      "^app/(lib|navigation|ui|figures|documents|content|seo)",
      "^app/(lab|quantum)",
    ),
    layer("server-stands-alone", "^server/(?!.*\\.test\\.ts$)", "^(app|scripts|tests)"),
    layer("app-not-tools", "^app", "^(server|scripts|tests)"),
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
