import { industriesPage } from "#app/content/quantum/industries.ts";
import { ContactBand } from "#app/quantum/sections/contact-band.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { IndustriesOpening } from "./opening.tsx";
import { IndustriesPoster } from "./poster.tsx";

export const meta = metaOf(industriesPage.meta);

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
