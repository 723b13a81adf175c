import { aiMlNlp as service } from "#app/content/services/ai-ml-nlp.ts";
import { metaOf } from "#app/seo/page-meta.ts";
import { ChoiceFigure } from "../choice-figure.tsx";
import { ServicePage } from "../service-page.tsx";
import evaluation from "./evaluation.computed.ts";

export const meta = metaOf(service.meta);

export default function AiMlNlp() {
  return (
    <ServicePage service={service}>
      <ChoiceFigure {...evaluation} />
    </ServicePage>
  );
}
