import { quantumHome } from "#app/content/quantum/home.ts";
import { metaOf } from "#app/seo/page-meta.ts";
import { HomeAbout } from "./about.tsx";
import { HomeCapabilities } from "./capabilities.tsx";
import { HomeCases } from "./cases.tsx";
import { HomeContact } from "./contact.tsx";
import { HomeHero } from "./hero.tsx";
import { HomePricing } from "./pricing.tsx";
import { HomeSolutions } from "./solutions.tsx";

export const meta = metaOf(quantumHome.meta);

export default function Home() {
  return (
    <>
      <HomeHero {...quantumHome.hero} />
      <HomeAbout {...quantumHome.about} />
      <HomeCapabilities {...quantumHome.capabilities} />
      <HomeSolutions {...quantumHome.solutions} />
      <HomeCases {...quantumHome.cases} />
      <HomePricing {...quantumHome.pricing} />
      <HomeContact {...quantumHome.contact} />
    </>
  );
}
