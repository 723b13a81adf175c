import { aboutPage } from "#app/content/quantum/about.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { AboutMission } from "../sections/about-mission.tsx";
import { AboutServices } from "../sections/about-services.tsx";
import { AboutValues } from "../sections/about-values.tsx";
import { AboutWord } from "../sections/about-word.tsx";
import { ContactBand } from "../sections/contact-band.tsx";
import { PageHero } from "../sections/page-hero.tsx";
import type { Route } from "./+types/about";

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta(aboutPage.meta, location.pathname);

export default function About() {
  return (
    <>
      <PageHero {...aboutPage.hero}>
        <AboutWord {...aboutPage.word} />
      </PageHero>
      <AboutMission {...aboutPage.mission} />
      <AboutServices {...aboutPage.services} />
      <AboutValues {...aboutPage.values} />
      <ContactBand {...aboutPage.next} />
    </>
  );
}
