import { cutChoices } from "#app/content/services/choices.ts";
import { iotEmbeddedRobotics as service } from "#app/content/services/iot-embedded-robotics.ts";
import { Figure } from "#app/figures/figure.tsx";
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
import fleet from "./fleet.figure.ts";
import survival from "./survival.figure.ts";
import updates from "./updates.figure.ts";

export const meta: Route.MetaFunction = ({ location }) => pageMeta(service.meta, location.pathname);

const load = () => import("./updates-by-choice.ts").then((module) => module.buildServiceIot);

export default function IotEmbeddedRobotics() {
  return (
    <>
      <ServiceOpening service={service}>
        <ChoiceFigure figure={updates} choices={cutChoices} load={load} />
      </ServiceOpening>
      <ServiceOverview {...service}>
        <ArgumentWithFigure {...service.overview} figure={<Figure figure={survival} />} />
      </ServiceOverview>
      <ServiceCapabilities {...service} />
      <HandoverColumns {...service} ground="raised" />
      <ToolsAndLimits {...service} />
      <ClosingAboveFigure {...service} figure={fleet} ground="black" />
      <ServiceNeighbors slug={service.slug} />
    </>
  );
}
