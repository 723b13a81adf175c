import { aiMlNlp } from "#app/content/services/ai-ml-nlp.ts";
import { FigureView } from "#app/figures/figure-view.tsx";
import { serviceAiMlNlp } from "#app/figures/generated/service-ai-ml-nlp.ts";
import { serviceAiPower } from "#app/figures/generated/service-ai-power.ts";
import { caseChoices } from "#app/figures/services/choices.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { Plate } from "../plate.tsx";
import { ReportPage } from "../report-page.tsx";
import { SheetHero } from "../sheet-hero.tsx";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = ({ location }) => pageMeta(aiMlNlp.meta, location.pathname);

const load = () =>
  import("#app/figures/services/ai-figure.ts").then(({ buildServiceAi }) => buildServiceAi);

export default function AiMlNlp() {
  return (
    <ReportPage
      service={aiMlNlp}
      hero={
        <SheetHero
          service={aiMlNlp}
          plate={
            <Plate
              figure={serviceAiMlNlp}
              choices={caseChoices}
              load={load}
              className="plate-score"
            />
          }
        />
      }
      side="left"
      capabilities="rows"
      handover="row"
      band="overview"
      aside={<FigureView figure={serviceAiPower} />}
    />
  );
}
