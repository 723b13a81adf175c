import { blockchainDlt } from "#app/content/services/blockchain-dlt.ts";
import { serviceBlockchainDlt } from "#app/figures/generated/service-blockchain-dlt.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/blockchain-dlt";
import { ServicePage } from "./service-page.tsx";

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta(blockchainDlt.meta, location.pathname);

export default function BlockchainDlt() {
  return <ServicePage service={blockchainDlt} figure={serviceBlockchainDlt} />;
}
