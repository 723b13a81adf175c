import { bugChoices } from "#app/content/services/choices.ts";
import { vlsiEdaCad as service } from "#app/content/services/vlsi-eda-cad.ts";
import { FigureView } from "#app/figures/figure.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ArgumentWithFigure } from "../argument.tsx";
import { ServiceCapabilities } from "../capabilities.tsx";
import { ChoiceFigure } from "../choice-figure.tsx";
import { ServiceClosing } from "../closing.tsx";
import { FullFigure } from "../full-figure.tsx";
import { HandoverLedger } from "../handover.tsx";
import { ToolsAndLimits } from "../limits.tsx";
import { ServiceNeighbors } from "../neighbors.tsx";
import { ServiceOpening } from "../opening.tsx";
import { ServiceOverview } from "../overview.tsx";
import type { Route } from "./+types/page";
import closing from "./closing.picture.ts?figure";
import layout from "./layout.figure.ts?figure-inline";
import regression from "./regression.figure.ts?figure";
import seededBug from "./seeded-bug.figure.ts?figure-inline";

export const meta: Route.MetaFunction = ({ location }) => pageMeta(service.meta, location.pathname);

const load = () => import("./seeded-bug.figure.ts").then((module) => module.default);

export default function VlsiEdaCad() {
  return (
    <>
      <ServiceOpening service={service} className="dark deep-purple">
        <ChoiceFigure figure={seededBug} choices={bugChoices} load={load} />
      </ServiceOpening>
      <ServiceOverview {...service}>
        <ArgumentWithFigure {...service.overview} figure={<FigureView figure={layout} />} />
      </ServiceOverview>
      <ServiceCapabilities {...service} />
      <FullFigure figure={regression} className="dark deep-purple" />
      <HandoverLedger {...service} className="dark deep-purple" />
      <ToolsAndLimits {...service} />
      <ServiceClosing {...service} picture={closing} className="dark deep-purple" />
      <ServiceNeighbors slug={service.slug} />
    </>
  );
}
