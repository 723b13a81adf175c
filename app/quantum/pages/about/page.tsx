import { glossaryOf } from "#app/content/glossary.ts";
import { aboutPage } from "#app/content/quantum/about.ts";
import { ContactBand } from "#app/quantum/sections/contact-band.tsx";
import { PageHero } from "#app/quantum/sections/page-hero.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { Glossary } from "#app/ui/term.tsx";
import { AboutMission } from "./mission.tsx";
import { AboutName, AboutNameMeaning } from "./name-origin.tsx";
import { AboutPeople } from "./people.tsx";
import { AboutServices } from "./services.tsx";
import { AboutValues } from "./values.tsx";

export const meta = metaOf(aboutPage.meta);

export default function About() {
  return (
    <>
      <PageHero
        {...aboutPage.hero}
        layout="below"
        picture={<AboutName {...aboutPage.word} />}
        note={<AboutNameMeaning {...aboutPage.word} />}
      />
      <AboutMission {...aboutPage.mission} />
      <AboutServices {...aboutPage.services} />
      <AboutPeople {...aboutPage.people} />
      <AboutValues {...aboutPage.values} />
      <ContactBand {...aboutPage.next} />
      <Glossary entries={glossaryOf(aboutPage)} />
    </>
  );
}
