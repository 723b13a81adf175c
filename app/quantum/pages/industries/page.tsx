import { industriesPage } from "#app/content/quantum/industries.ts";
import { ContactBand } from "#app/quantum/sections/contact-band.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/page";
import { IndustriesOpening } from "./opening.tsx";
import { IndustriesPoster } from "./poster.tsx";

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta(industriesPage.meta, location.pathname);

export default function Industries() {
  const { label, items, note, ...titles } = industriesPage.sectors;
  return (
    <>
      <IndustriesOpening {...industriesPage.hero} label={label} sectors={items} />
      {items.map((sector, k) => (
        <IndustriesPoster
          key={sector.id}
          sector={sector}
          titles={titles}
          note={k === 0 ? note : undefined}
        />
      ))}
      <ContactBand {...industriesPage.contact} />
    </>
  );
}
