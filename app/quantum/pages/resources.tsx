import { resourcesPage } from "#app/content/quantum/resources.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ContactBand } from "../sections/contact-band.tsx";
import { PageHero } from "../sections/page-hero.tsx";
import { ResourcesBenchmarks } from "../sections/resources-benchmarks.tsx";
import { ResourcesFaqs } from "../sections/resources-faqs.tsx";
import { ResourcesGuides } from "../sections/resources-guides.tsx";
import { ResourcesWhitepapers } from "../sections/resources-whitepapers.tsx";
import type { Route } from "./+types/resources";

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta(resourcesPage.meta, location.pathname);

export default function Resources() {
  return (
    <>
      <PageHero {...resourcesPage.hero} />
      <ResourcesWhitepapers {...resourcesPage.whitepapers} />
      <ResourcesBenchmarks {...resourcesPage.benchmarks} />
      <ResourcesGuides {...resourcesPage.guides} />
      <ResourcesFaqs {...resourcesPage.faqs} />
      <ContactBand {...resourcesPage.next} />
    </>
  );
}
