import { bugChoices } from "#app/content/services/choices.ts";
import { vlsiEdaCad as service } from "#app/content/services/vlsi-eda-cad.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ServiceCapabilities } from "../capabilities.tsx";
import { ChoiceFigure } from "../choice-figure.tsx";
import { ServiceClosing } from "../closing.tsx";
import { ServiceNeighbors } from "../neighbors.tsx";
import { ServiceOpening } from "../opening.tsx";
import { ServiceOverview } from "../overview.tsx";
import { ServiceTakes } from "../takes.tsx";
import { ServiceTerms } from "../terms.tsx";
import type { Route } from "./+types/page";
import regression from "./regression.figure.ts";
import seededBug from "./seeded-bug.figure.ts";

export const meta: Route.MetaFunction = ({ location }) => pageMeta(service.meta, location.pathname);

const load = () => import("./seeded-bug-by-choice.ts").then((module) => module.buildServiceVlsi);

export default function VlsiEdaCad() {
  return (
    <div data-accent={service.accent}>
      <ServiceOpening service={service} ground="violet">
        <ChoiceFigure figure={seededBug} choices={bugChoices} load={load} />
      </ServiceOpening>
      <ServiceOverview {...service} />
      <ServiceCapabilities {...service} />
      <ServiceTakes {...service} />
      <ServiceTerms {...service} />
      <ServiceClosing {...service} figure={regression} />
      <ServiceNeighbors slug={service.slug} />
    </div>
  );
}
