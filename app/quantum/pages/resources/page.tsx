import { resourcesPage } from "#app/content/quantum/resources.ts";
import { Closing } from "#app/quantum/sections/closing.tsx";
import { PageHero } from "#app/quantum/sections/page-hero.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { ResourcesBank } from "./bank.tsx";
import { ResourcesBenchmarks } from "./benchmarks.tsx";
import closingFigure from "./closing.figure.ts";
import { ResourcesData } from "./data-files.tsx";
import { ResourcesFaqs } from "./faqs.tsx";
import { ResourcesGuides } from "./guides.tsx";
import { ResourcesWhitepapers } from "./whitepapers.tsx";

export const meta = metaOf(resourcesPage.meta);

export default function Resources() {
  return (
    <>
      <PageHero
        {...resourcesPage.hero}
        layout="below"
        picture={<ResourcesWhitepapers {...resourcesPage.whitepapers} />}
      />
      <ResourcesBank {...resourcesPage.bank} />
      <ResourcesBenchmarks {...resourcesPage.benchmarks} />
      <ResourcesGuides {...resourcesPage.guides} />
      <ResourcesData {...resourcesPage.data} />
      <ResourcesFaqs {...resourcesPage.faqs} />
      <Closing {...resourcesPage.next} ground="compiler" figure={closingFigure} />
    </>
  );
}
