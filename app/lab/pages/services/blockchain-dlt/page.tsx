import { blockchainDlt as service } from "#app/content/services/blockchain-dlt.ts";
import { leafChoices } from "#app/content/services/choices.ts";
import { FigureView } from "#app/figures/figure.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { accentGround } from "../accent.ts";
import { ArgumentWithFigure } from "../argument.tsx";
import { ServiceCapabilities } from "../capabilities.tsx";
import { ChoiceFigure } from "../choice-figure.tsx";
import { ServiceClosing } from "../closing.tsx";
import { FullFigure } from "../full-figure.tsx";
import { HandoverSpread } from "../handover.tsx";
import { ServiceNeighbors } from "../neighbors.tsx";
import { ServiceOpening } from "../opening.tsx";
import { ServiceOverview } from "../overview.tsx";
import { ServiceTechnologies } from "../technologies.tsx";
import type { Route } from "./+types/page";
import changedHashes from "./changed-hashes.figure.ts?figure";
import closing from "./closing.picture.ts?figure";
import merkleProof from "./merkle-proof.figure.ts?figure-inline";
import proofSizes from "./proof-sizes.figure.ts?figure-inline";

export const meta: Route.MetaFunction = ({ location }) => pageMeta(service.meta, location.pathname);

const load = () => import("./merkle-proof.figure.ts").then((module) => module.default);

export default function BlockchainDlt() {
  return (
    <>
      <ServiceOpening service={service} className="dark">
        <ChoiceFigure figure={merkleProof} choices={leafChoices} load={load} />
      </ServiceOpening>
      <ServiceOverview {...service}>
        <ArgumentWithFigure {...service.overview} figure={<FigureView figure={proofSizes} />} />
      </ServiceOverview>
      <ServiceCapabilities {...service} />
      <ServiceTechnologies {...service} />
      <FullFigure figure={changedHashes} className="dark" />
      <HandoverSpread {...service} />
      <ServiceClosing {...service} picture={closing} className={accentGround[service.accent]} />
      <ServiceNeighbors slug={service.slug} />
    </>
  );
}
