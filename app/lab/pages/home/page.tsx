import { labHome } from "#app/content/lab/home.ts";
import { metaOf } from "#app/seo/page-meta.ts";
import { HomeAbout } from "./about.tsx";
import { HomeContact } from "./contact.tsx";
import { HomeHero } from "./hero.tsx";
import { HomeServices } from "./services.tsx";
import { HomeTeam } from "./team.tsx";
import { HomeTechnologies } from "./technologies.tsx";

export const meta = metaOf(labHome.meta);

export default function Home() {
  return (
    <>
      <HomeHero {...labHome.hero} />
      <HomeAbout {...labHome.about} />
      <HomeServices {...labHome.services} />
      <HomeTechnologies {...labHome.technologies} />
      <HomeTeam {...labHome.team} />
      <HomeContact {...labHome.contact} />
    </>
  );
}
