import { industriesPage } from "#app/content/quantum/industries.ts";
import { ContactBand } from "#app/quantum/sections/contact-band.tsx";
import { PageHero } from "#app/quantum/sections/page-hero.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/page";
import { IndustriesSectors } from "./sectors.tsx";
import { IndustriesStrips } from "./strips.tsx";

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta(industriesPage.meta, location.pathname);

export default function Industries() {
  return (
    <>
      <PageHero
        {...industriesPage.hero}
        layout="below"
        picture={<IndustriesStrips items={industriesPage.sectors.items} />}
      />
      <IndustriesSectors {...industriesPage.sectors} />
      <ContactBand {...industriesPage.contact} />
    </>
  );
}
