import { simulationPage } from "#app/content/quantum/simulation.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ContactBand } from "../sections/contact-band.tsx";
import { PageHero } from "../sections/page-hero.tsx";
import { SimulationAreas } from "../sections/simulation-areas.tsx";
import { SimulationCheck } from "../sections/simulation-check.tsx";
import { SimulationDeliverables } from "../sections/simulation-deliverables.tsx";
import { SimulationLimits } from "../sections/simulation-limits.tsx";
import { SimulationMemory } from "../sections/simulation-memory.tsx";
import type { Route } from "./+types/simulation";

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta(simulationPage.meta, location.pathname);

export default function Simulation() {
  return (
    <>
      <PageHero {...simulationPage.hero} />
      <SimulationMemory {...simulationPage.memory} />
      <SimulationAreas {...simulationPage.areas} />
      <SimulationCheck {...simulationPage.check} />
      <SimulationLimits {...simulationPage.limits} />
      <SimulationDeliverables {...simulationPage.deliverables} />
      <ContactBand {...simulationPage.contact} />
    </>
  );
}
