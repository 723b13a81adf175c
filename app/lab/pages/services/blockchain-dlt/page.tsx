import { blockchainDlt as service } from "#app/content/services/blockchain-dlt.ts";
import { leafChoices } from "#app/content/services/choices.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ChoiceFigure } from "../choice-figure.tsx";
import { ServicePage } from "../service-page.tsx";
import type { Route } from "./+types/page";
import changedHashes from "./changed-hashes.figure.ts";
import merkleProof from "./merkle-proof.figure.ts";

export const meta: Route.MetaFunction = ({ location }) => pageMeta(service.meta, location.pathname);

const load = () =>
  import("./merkle-proof-by-choice.ts").then((module) => module.buildServiceBlockchain);

export default function BlockchainDlt() {
  return (
    <ServicePage service={service} closingFigure={changedHashes}>
      <ChoiceFigure figure={merkleProof} choices={leafChoices} load={load} />
    </ServicePage>
  );
}
