import { cutChoices } from "#app/content/services/choices.ts";
import { iotEmbeddedRobotics as service } from "#app/content/services/iot-embedded-robotics.ts";
import { FigureView } from "#app/figures/figure.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ArgumentWithFigure } from "../argument.tsx";
import { ServiceCapabilities } from "../capabilities.tsx";
import { ChoiceFigure } from "../choice-figure.tsx";
import { ClosingAboveFigure } from "../closing.tsx";
import { HandoverColumns } from "../handover.tsx";
import { ToolsAndLimits } from "../limits.tsx";
import { ServiceNeighbors } from "../neighbors.tsx";
import { ServiceOpening } from "../opening.tsx";
import { ServiceOverview } from "../overview.tsx";
import type { Route } from "./+types/page";
import fleet from "./fleet.figure.ts?figure";
import survival from "./survival.figure.ts?figure-inline";
import updates from "./updates.figure.ts?figure-inline";

export const meta: Route.MetaFunction = ({ location }) => pageMeta(service.meta, location.pathname);

const load = () => import("./updates.figure.ts").then((module) => module.default);

export default function IotEmbeddedRobotics() {
  return (
    <>
      <ServiceOpening service={service}>
        <ChoiceFigure figure={updates} choices={cutChoices} load={load} />
      </ServiceOpening>
      <ServiceOverview {...service}>
        <ArgumentWithFigure {...service.overview} figure={<FigureView figure={survival} />} />
      </ServiceOverview>
      <ServiceCapabilities {...service} />
      <HandoverColumns {...service} className="bg-raised" />
      <ToolsAndLimits {...service} />
      <ClosingAboveFigure {...service} figure={fleet} className="dark" />
      <ServiceNeighbors slug={service.slug} />
    </>
  );
}
