import { glossaryOf } from "#app/content/glossary.ts";
import { aboutPage } from "#app/content/quantum/about.ts";
import { ContactBand } from "#app/quantum/sections/contact-band.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { Glossary } from "#app/ui/term.tsx";
import { AboutMission } from "./mission.tsx";
import { AboutOpening } from "./opening.tsx";
import { AboutPeople } from "./people.tsx";
import { AboutServices } from "./services.tsx";
import { AboutValues } from "./values.tsx";

export const meta = metaOf(aboutPage.meta);

export default function About() {
  return (
    <>
      <AboutOpening />
      <AboutMission {...aboutPage.mission} />
      <AboutServices {...aboutPage.services} />
      <AboutPeople {...aboutPage.people} />
      <AboutValues {...aboutPage.values} />
      <ContactBand {...aboutPage.next} />
      <Glossary entries={glossaryOf(aboutPage)} />
    </>
  );
}
