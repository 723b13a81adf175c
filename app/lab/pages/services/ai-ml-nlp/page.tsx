import { aiMlNlp } from "#app/content/services/ai-ml-nlp.ts";
import { FigureView } from "#app/drawing/figure.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { caseChoices } from "../choices.ts";
import { Plate } from "../plate.tsx";
import { ReportPage } from "../report-page.tsx";
import { SheetHero } from "../sheet-hero.tsx";
import type { Route } from "./+types/page";
import evaluationFigure from "./evaluation.figure.ts?figure-inline";
import powerFigure from "./power.figure.ts?figure-inline";

export const meta: Route.MetaFunction = ({ location }) => pageMeta(aiMlNlp.meta, location.pathname);

const load = () => import("./evaluation.figure.ts").then((figure) => figure.default);

export default function AiMlNlp() {
  return (
    <ReportPage
      service={aiMlNlp}
      hero={
        <SheetHero
          service={aiMlNlp}
          plate={
            <Plate
              figure={evaluationFigure}
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
      aside={<FigureView figure={powerFigure} />}
    />
  );
}
