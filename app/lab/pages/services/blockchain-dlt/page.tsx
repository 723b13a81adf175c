import { blockchainDlt } from "#app/content/services/blockchain-dlt.ts";
import { FigureView } from "#app/figures/figure-view.tsx";
import { serviceBlockchainDlt } from "#app/figures/generated/service-blockchain-dlt.ts";
import { serviceProofSizes } from "#app/figures/generated/service-proof-sizes.ts";
import { leafChoices } from "#app/figures/services/choices.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { Plate } from "../plate.tsx";
import { ProofPage } from "../proof-page.tsx";
import type { Route } from "./+types/page";

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta(blockchainDlt.meta, location.pathname);

const load = () =>
  import("#app/figures/services/blockchain-figure.ts").then(
    ({ buildServiceBlockchain }) => buildServiceBlockchain,
  );

export default function BlockchainDlt() {
  return (
    <ProofPage
      service={blockchainDlt}
      plate={<Plate figure={serviceBlockchainDlt} choices={leafChoices} load={load} />}
      ground="black"
      plan="forge"
      side="right"
      capabilities="pairs"
      handover="table"
      isBand
      aside={<FigureView figure={serviceProofSizes} />}
    />
  );
}
