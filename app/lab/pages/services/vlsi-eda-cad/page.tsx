import { bugChoices } from "#app/content/services/choices.ts";
import { vlsiEdaCad as service } from "#app/content/services/vlsi-eda-cad.ts";
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
import cover from "./cover.picture.ts?figure";
import layout from "./layout.figure.ts?figure-inline";
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
      <ServiceTechnologies {...service} />
      <ServiceHandover {...service} />
      <ServiceClosing {...service} picture={cover} className="dark deep-purple" />
      <ServiceNeighbors slug={service.slug} />
    </>
  );
}
