import { bugChoices } from "#app/content/services/choices.ts";
import { vlsiEdaCad as service } from "#app/content/services/vlsi-eda-cad.ts";
import { Figure } from "#app/figures/figure.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ArgumentWithFigure } from "../argument.tsx";
import { ServiceCapabilities } from "../capabilities.tsx";
import { ChoiceFigure } from "../choice-figure.tsx";
import { ServiceClosing } from "../closing.tsx";
import { FigureBand } from "../figure-band.tsx";
import { HandoverLedger } from "../handover.tsx";
import { ToolsAndLimits } from "../limits.tsx";
import { ServiceNeighbors } from "../neighbors.tsx";
import { ServiceOpening } from "../opening.tsx";
import { ServiceOverview } from "../overview.tsx";
import type { Route } from "./+types/page";
import closing from "./closing.picture.ts";
import layout from "./layout.figure.ts";
import regression from "./regression.figure.ts";
import seededBug from "./seeded-bug.figure.ts";

export const meta: Route.MetaFunction = ({ location }) => pageMeta(service.meta, location.pathname);

const load = () => import("./seeded-bug-by-choice.ts").then((module) => module.buildServiceVlsi);

export default function VlsiEdaCad() {
  return (
    <>
      <ServiceOpening service={service} ground="violet">
        <ChoiceFigure figure={seededBug} choices={bugChoices} load={load} />
      </ServiceOpening>
      <ServiceOverview {...service}>
        <ArgumentWithFigure {...service.overview} figure={<Figure figure={layout} />} />
      </ServiceOverview>
      <ServiceCapabilities {...service} />
      <FigureBand figure={regression} ground="violet" />
      <HandoverLedger {...service} ground="violet" />
      <ToolsAndLimits {...service} />
      <ServiceClosing {...service} picture={closing} ground="violet" />
      <ServiceNeighbors slug={service.slug} />
    </>
  );
}
