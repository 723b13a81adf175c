import { labHome } from "#app/content/lab/home.ts";
import { offices } from "#app/content/offices.ts";
import { aboutPage } from "#app/content/quantum/about.ts";
import { caseStudiesPage } from "#app/content/quantum/case-studies.ts";
import { compilerPage } from "#app/content/quantum/compiler.ts";
import { contactPage } from "#app/content/quantum/contact.ts";
import { quantumHome } from "#app/content/quantum/home.ts";
import { industriesPage } from "#app/content/quantum/industries.ts";
import { researchPage } from "#app/content/quantum/research.ts";
import { resourcesPage } from "#app/content/quantum/resources.ts";
import { simulationPage } from "#app/content/quantum/simulation.ts";
import { technologiesPage } from "#app/content/quantum/technologies.ts";
import { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { services } from "#app/content/services/services.ts";
import type { Service } from "#app/content/services/types.ts";
import type { Hero, PageMeta } from "#app/content/types.ts";
import type { CanonicalPath } from "./share-image.ts";

export interface SitePage {
  meta: PageMeta;
  /** The page's h1; its second part is set in italics. */
  headline: readonly [roman: string, italic?: string];
  /** The words that stand over the headline. */
  kicker: string;
}

/** Every page's own words, for what the build makes of them: share images and structured data. */
export const sitePages: Record<CanonicalPath, SitePage> = {
  "/": quantumPage(quantumHome),
  "/compiler": quantumPage(compilerPage),
  "/tokenization": quantumPage(tokenizationPage),
  "/simulation": quantumPage(simulationPage),
  "/industries": quantumPage(industriesPage),
  "/technologies": quantumPage(technologiesPage),
  "/contact": quantumPage(contactPage),
  "/about": quantumPage(aboutPage),
  "/case-studies": quantumPage(caseStudiesPage),
  "/resources": quantumPage(resourcesPage),
  "/research": quantumPage(researchPage),
  "/adyakshar": {
    meta: labHome.meta,
    headline: [labHome.hero.title, labHome.hero.titleEnd],
    kicker: offices.map(({ city }) => city).join(" · "),
  },
  "/features/mobile-web-apps": servicePage("mobile-web-apps"),
  "/features/ai-ml-nlp": servicePage("ai-ml-nlp"),
  "/features/cloud-big-data": servicePage("cloud-big-data"),
  "/features/blockchain-dlt": servicePage("blockchain-dlt"),
  "/features/vlsi-eda-cad": servicePage("vlsi-eda-cad"),
  "/features/iot-embedded-robotics": servicePage("iot-embedded-robotics"),
};

function quantumPage({ meta, hero }: { meta: PageMeta; hero: Hero }): SitePage {
  return { meta, headline: [hero.title], kicker: hero.kicker };
}

function servicePage(slug: Service["slug"]): SitePage {
  const service = services.find((candidate) => candidate.slug === slug);
  if (!service) throw new Error(`No service has the slug "${slug}"`);
  const { meta, name, phrase, technologies } = service;
  return { meta, headline: [`${name},`, phrase], kicker: technologies.slice(0, 3).join(" · ") };
}
