import { cutChoices } from "#app/content/services/choices.ts";
import { iotEmbeddedRobotics as service } from "#app/content/services/iot-embedded-robotics.ts";
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
import survival from "./survival.figure.ts";
import updates from "./updates.figure.ts";

export const meta: Route.MetaFunction = ({ location }) => pageMeta(service.meta, location.pathname);

const load = () => import("./updates-by-choice.ts").then((module) => module.buildServiceIot);

export default function IotEmbeddedRobotics() {
  return (
    <div data-accent={service.accent}>
      <ServiceOpening service={service}>
        <ChoiceFigure figure={updates} choices={cutChoices} load={load} />
      </ServiceOpening>
      <ServiceOverview {...service} />
      <ServiceCapabilities {...service} />
      <ServiceTakes {...service} />
      <ServiceTerms {...service} />
      <ServiceClosing {...service} figure={survival} />
      <ServiceNeighbors slug={service.slug} />
    </div>
  );
}
