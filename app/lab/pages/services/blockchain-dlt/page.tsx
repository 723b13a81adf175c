import { blockchainDlt } from "#app/content/services/blockchain-dlt.ts";
import { FigureView } from "#app/drawing/figure.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { leafChoices } from "../choices.ts";
import { Plate } from "../plate.tsx";
import { ProofPage } from "../proof-page.tsx";
import type { Route } from "./+types/page";
import merkleProofFigure from "./merkle-proof.figure.ts?figure-inline";
import proofSizesFigure from "./proof-sizes.figure.ts?figure-inline";

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta(blockchainDlt.meta, location.pathname);

const load = () => import("./merkle-proof.figure.ts").then((figure) => figure.default);

export default function BlockchainDlt() {
  return (
    <ProofPage
      service={blockchainDlt}
      plate={<Plate figure={merkleProofFigure} choices={leafChoices} load={load} />}
      ground="black"
      plan="forge"
      side="right"
      capabilities="pairs"
      handover="table"
      isBand
      aside={<FigureView figure={proofSizesFigure} />}
    />
  );
}
