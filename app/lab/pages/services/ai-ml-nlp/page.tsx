import { aiMlNlp as service } from "#app/content/services/ai-ml-nlp.ts";
import { caseChoices } from "#app/content/services/choices.ts";
import { Figure } from "#app/figures/figure.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ArgumentWithFigure } from "../argument.tsx";
import { ServiceCapabilities } from "../capabilities.tsx";
import { ChoiceFigure } from "../choice-figure.tsx";
import { ClosingInFigure } from "../closing.tsx";
import { HandoverLedger } from "../handover.tsx";
import { LimitsLarge } from "../limits.tsx";
import { ServiceNeighbors } from "../neighbors.tsx";
import { ServiceOpening } from "../opening.tsx";
import { ServiceOverview } from "../overview.tsx";
import { ServiceTechnologies } from "../technologies.tsx";
import type { Route } from "./+types/page";
import evaluation from "./evaluation.figure.ts";
import power from "./power.figure.ts";
import twentyQuestions from "./twenty-questions.figure.ts";

export const meta: Route.MetaFunction = ({ location }) => pageMeta(service.meta, location.pathname);

const load = () => import("./evaluation-by-choice.ts").then((module) => module.buildServiceAi);

export default function AiMlNlp() {
  return (
    <>
      <ServiceOpening service={service} ground="raised">
        <ChoiceFigure figure={evaluation} choices={caseChoices} load={load} />
      </ServiceOpening>
      <ServiceOverview {...service}>
        <ArgumentWithFigure {...service.overview} figure={<Figure figure={power} />} />
      </ServiceOverview>
      <ServiceCapabilities {...service} />
      <ServiceTechnologies {...service} />
      <LimitsLarge {...service} ground="black" />
      <HandoverLedger {...service} />
      <ClosingInFigure {...service} figure={twentyQuestions} ground="raised" />
      <ServiceNeighbors slug={service.slug} />
    </>
  );
}
