import { blockchainDlt as service } from "#app/content/services/blockchain-dlt.ts";
import { metaOf } from "#app/seo/page-meta.ts";
import { ServicePage } from "../service-page.tsx";
import figure from "./merkle-proof.computed.ts";

export const meta = metaOf(service.meta);

export default function BlockchainDlt() {
  return <ServicePage service={service} figure={figure} />;
}
