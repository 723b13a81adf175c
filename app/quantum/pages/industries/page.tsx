import { industriesPage } from "#app/content/quantum/industries.ts";
import { Closing } from "#app/quantum/sections/closing.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import closingFigure from "./closing.figure.ts";
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
      <Closing {...industriesPage.contact} ground="simulation" figure={closingFigure} />
    </>
  );
}
