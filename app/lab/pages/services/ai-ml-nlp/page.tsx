import { aiMlNlp as service } from "#app/content/services/ai-ml-nlp.ts";
import { caseChoices } from "#app/content/services/choices.ts";
import { FigureView } from "#app/drawing/figure.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ArgumentWithFigure } from "../argument.tsx";
import { ServiceCapabilities } from "../capabilities.tsx";
import { ChoiceFigure } from "../choice-figure.tsx";
import { ServiceClosing } from "../closing.tsx";
import { ServiceHandover } from "../handover.tsx";
import { ServiceNeighbors } from "../neighbors.tsx";
import { ServiceOpening } from "../opening.tsx";
import { ServiceOverview } from "../overview.tsx";
import { ServiceTechnologies } from "../technologies.tsx";
import type { Route } from "./+types/page";
import closing from "./closing.picture.ts?figure";
import evaluation from "./evaluation.figure.ts?figure-inline";
import power from "./power.figure.ts?figure-inline";

export const meta: Route.MetaFunction = ({ location }) => pageMeta(service.meta, location.pathname);

const load = () => import("./evaluation.figure.ts").then((module) => module.default);

export default function AiMlNlp() {
  return (
    <>
      <ServiceOpening service={service} className="bg-raised">
        <ChoiceFigure figure={evaluation} choices={caseChoices} load={load} />
      </ServiceOpening>
      <ServiceOverview {...service}>
        <ArgumentWithFigure {...service.overview} figure={<FigureView figure={power} />} />
      </ServiceOverview>
      <ServiceCapabilities {...service} />
      <ServiceTechnologies {...service} />
      <ServiceHandover {...service} />
      <ServiceClosing {...service} picture={closing} className="bg-raised" />
      <ServiceNeighbors slug={service.slug} />
    </>
  );
}
