import { labHome } from "#app/content/lab/home.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { HomeAbout } from "../sections/home-about.tsx";
import { HomeContact } from "../sections/home-contact.tsx";
import { HomeHero } from "../sections/home-hero.tsx";
import { HomeServices } from "../sections/home-services.tsx";
import { HomeTeam } from "../sections/home-team.tsx";
import { HomeTechnologies } from "../sections/home-technologies.tsx";
import type { Route } from "./+types/home";

export const meta: Route.MetaFunction = ({ location }) => pageMeta(labHome.meta, location.pathname);

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
