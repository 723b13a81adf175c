import { aiMlNlp } from "#app/content/services/ai-ml-nlp.ts";
import { serviceAiMlNlp } from "#app/figures/generated/service-ai-ml-nlp.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/ai-ml-nlp";
import { ServicePage } from "./service-page.tsx";

export const meta: Route.MetaFunction = ({ location }) => pageMeta(aiMlNlp.meta, location.pathname);

export default function AiMlNlp() {
  return <ServicePage service={aiMlNlp} figure={serviceAiMlNlp} />;
}
