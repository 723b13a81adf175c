import { quantumHome } from "#app/content/quantum/home.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ContactBand } from "../sections/contact-band.tsx";
import { HomeAbout } from "../sections/home-about.tsx";
import { HomeCapabilities } from "../sections/home-capabilities.tsx";
import { HomeCases } from "../sections/home-cases.tsx";
import { HomeHero } from "../sections/home-hero.tsx";
import { HomePricing } from "../sections/home-pricing.tsx";
import { HomeSolutions } from "../sections/home-solutions.tsx";
import type { Route } from "./+types/home";

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta(quantumHome.meta, location.pathname);

export default function Home() {
  return (
    <>
      <HomeHero {...quantumHome.hero} />
      <HomeAbout {...quantumHome.about} />
      <HomeCapabilities {...quantumHome.capabilities} />
      <HomeSolutions {...quantumHome.solutions} />
      <HomeCases {...quantumHome.cases} />
      <HomePricing {...quantumHome.pricing} />
      <ContactBand id="contact" {...quantumHome.contact} />
    </>
  );
}
