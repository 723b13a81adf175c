import { aiMlNlp as service } from "#app/content/services/ai-ml-nlp.ts";
import { metaOf } from "#app/seo/page-meta.ts";
import { ServicePage } from "../service-page.tsx";
import figure from "./evaluation.computed.ts";

export const meta = metaOf(service.meta);

export default function AiMlNlp() {
  return <ServicePage service={service} figure={figure} />;
}
