import { blockchainDlt as service } from "#app/content/services/blockchain-dlt.ts";
import { leafChoices } from "#app/content/services/choices.ts";
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
import changedHashes from "./changed-hashes.figure.ts";
import merkleProof from "./merkle-proof.figure.ts";

export const meta: Route.MetaFunction = ({ location }) => pageMeta(service.meta, location.pathname);

const load = () =>
  import("./merkle-proof-by-choice.ts").then((module) => module.buildServiceBlockchain);

export default function BlockchainDlt() {
  return (
    <div data-accent={service.accent}>
      <ServiceOpening service={service} ground="black">
        <ChoiceFigure figure={merkleProof} choices={leafChoices} load={load} />
      </ServiceOpening>
      <ServiceOverview {...service} />
      <ServiceCapabilities {...service} />
      <ServiceTakes {...service} />
      <ServiceTerms {...service} />
      <ServiceClosing {...service} figure={changedHashes} />
      <ServiceNeighbors slug={service.slug} />
    </div>
  );
}
