import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  layout("quantum/layout.tsx", [
    index("quantum/pages/home.tsx"),
    route("compiler", "quantum/pages/compiler.tsx"),
    route("tokenization", "quantum/pages/tokenization.tsx"),
    route("simulation", "quantum/pages/simulation.tsx"),
    route("industries", "quantum/pages/industries.tsx"),
    route("technologies", "quantum/pages/technologies.tsx"),
    route("contact", "quantum/pages/contact.tsx"),
    route("about", "quantum/pages/about.tsx"),
    route("case-studies", "quantum/pages/case-studies.tsx"),
    route("resources", "quantum/pages/resources.tsx"),
    route("research", "quantum/pages/research.tsx"),

    // Every quantum page answers under /quantumlabs too; its canonical address is the short one.
    route("quantumlabs", "quantum/pages/home.tsx", { id: "quantumlabs" }),
    route("quantumlabs/compiler", "quantum/pages/compiler.tsx", { id: "quantumlabs/compiler" }),
    route("quantumlabs/tokenization", "quantum/pages/tokenization.tsx", {
      id: "quantumlabs/tokenization",
    }),
    route("quantumlabs/simulation", "quantum/pages/simulation.tsx", {
      id: "quantumlabs/simulation",
    }),
    route("quantumlabs/industries", "quantum/pages/industries.tsx", {
      id: "quantumlabs/industries",
    }),
    route("quantumlabs/technologies", "quantum/pages/technologies.tsx", {
      id: "quantumlabs/technologies",
    }),
    route("quantumlabs/contact", "quantum/pages/contact.tsx", { id: "quantumlabs/contact" }),
    route("quantumlabs/about", "quantum/pages/about.tsx", { id: "quantumlabs/about" }),
    route("quantumlabs/case-studies", "quantum/pages/case-studies.tsx", {
      id: "quantumlabs/case-studies",
    }),
    route("quantumlabs/resources", "quantum/pages/resources.tsx", { id: "quantumlabs/resources" }),
    route("quantumlabs/research", "quantum/pages/research.tsx", { id: "quantumlabs/research" }),

    route("*", "quantum/pages/not-found.tsx"),
  ]),

  layout("lab/layout.tsx", [
    route("adyakshar", "lab/pages/home.tsx"),
    route("features/mobile-web-apps", "lab/pages/mobile-web-apps.tsx"),
    route("features/ai-ml-nlp", "lab/pages/ai-ml-nlp.tsx"),
    route("features/cloud-big-data", "lab/pages/cloud-big-data.tsx"),
    route("features/blockchain-dlt", "lab/pages/blockchain-dlt.tsx"),
    route("features/vlsi-eda-cad", "lab/pages/vlsi-eda-cad.tsx"),
    route("features/iot-embedded-robotics", "lab/pages/iot-embedded-robotics.tsx"),
  ]),
] satisfies RouteConfig;
