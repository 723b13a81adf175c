import { industriesPage } from "#app/content/quantum/industries.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ContactBand } from "../sections/contact-band.tsx";
import { IndustriesSectors } from "../sections/industries-sectors.tsx";
import { PageHero } from "../sections/page-hero.tsx";
import type { Route } from "./+types/industries";

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta(industriesPage.meta, location.pathname);

export default function Industries() {
  return (
    <>
      <PageHero {...industriesPage.hero} />
      <IndustriesSectors {...industriesPage.sectors} />
      <ContactBand {...industriesPage.contact} />
    </>
  );
}
