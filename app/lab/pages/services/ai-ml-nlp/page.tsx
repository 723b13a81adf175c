import { aiMlNlp as service } from "#app/content/services/ai-ml-nlp.ts";
import { caseChoices } from "#app/content/services/choices.ts";
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
import evaluation from "./evaluation.figure.ts";
import twentyQuestions from "./twenty-questions.figure.ts";

export const meta: Route.MetaFunction = ({ location }) => pageMeta(service.meta, location.pathname);

const load = () => import("./evaluation-by-choice.ts").then((module) => module.buildServiceAi);

export default function AiMlNlp() {
  return (
    <div data-accent={service.accent}>
      <ServiceOpening service={service}>
        <ChoiceFigure figure={evaluation} choices={caseChoices} load={load} />
      </ServiceOpening>
      <ServiceOverview {...service} />
      <ServiceCapabilities {...service} />
      <ServiceTakes {...service} />
      <ServiceTerms {...service} />
      <ServiceClosing {...service} figure={twentyQuestions} />
      <ServiceNeighbors slug={service.slug} />
    </div>
  );
}
