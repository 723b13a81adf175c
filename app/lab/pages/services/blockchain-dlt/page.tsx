import { blockchainDlt as service } from "#app/content/services/blockchain-dlt.ts";
import { leafChoices } from "#app/content/services/choices.ts";
import { Figure } from "#app/figures/figure.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ArgumentWithFigure } from "../argument.tsx";
import { ServiceCapabilities } from "../capabilities.tsx";
import { ChoiceFigure } from "../choice-figure.tsx";
import { ServiceClosing } from "../closing.tsx";
import { FigureBand } from "../figure-band.tsx";
import { HandoverSpread } from "../handover.tsx";
import { ServiceNeighbors } from "../neighbors.tsx";
import { ServiceOpening } from "../opening.tsx";
import { ServiceOverview } from "../overview.tsx";
import { ServiceTechnologies } from "../technologies.tsx";
import type { Route } from "./+types/page";
import changedHashes from "./changed-hashes.figure.ts";
import closing from "./closing.picture.ts";
import merkleProof from "./merkle-proof.figure.ts";
import proofSizes from "./proof-sizes.figure.ts";

export const meta: Route.MetaFunction = ({ location }) => pageMeta(service.meta, location.pathname);

const load = () =>
  import("./merkle-proof-by-choice.ts").then((module) => module.buildServiceBlockchain);

export default function BlockchainDlt() {
  return (
    <>
      <ServiceOpening service={service} ground="black">
        <ChoiceFigure figure={merkleProof} choices={leafChoices} load={load} />
      </ServiceOpening>
      <ServiceOverview {...service}>
        <ArgumentWithFigure {...service.overview} figure={<Figure figure={proofSizes} />} />
      </ServiceOverview>
      <ServiceCapabilities {...service} />
      <ServiceTechnologies {...service} />
      <FigureBand figure={changedHashes} ground="black" />
      <HandoverSpread {...service} />
      <ServiceClosing {...service} picture={closing} ground={service.accent} />
      <ServiceNeighbors slug={service.slug} />
    </>
  );
}
