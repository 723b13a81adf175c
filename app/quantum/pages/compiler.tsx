import { compilerPage } from "#app/content/quantum/compiler.ts";
import { FigureView } from "#app/figures/figure-view.tsx";
import { compilerCircuit } from "#app/figures/generated/compiler-circuit.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { CompilerBaseline } from "../sections/compiler-baseline.tsx";
import { CompilerCapabilities } from "../sections/compiler-capabilities.tsx";
import { CompilerDeliverables } from "../sections/compiler-deliverables.tsx";
import { CompilerEngagements } from "../sections/compiler-engagements.tsx";
import { ContactBand } from "../sections/contact-band.tsx";
import { PageHero } from "../sections/page-hero.tsx";
import type { Route } from "./+types/compiler";

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta(compilerPage.meta, location.pathname);

export default function Compiler() {
  return (
    <>
      <PageHero {...compilerPage.hero}>
        <FigureView figure={compilerCircuit} />
      </PageHero>
      <CompilerCapabilities {...compilerPage.capabilities} />
      <CompilerBaseline {...compilerPage.baseline} />
      <CompilerEngagements {...compilerPage.engagements} />
      <CompilerDeliverables {...compilerPage.deliverables} />
      <ContactBand {...compilerPage.contact} />
    </>
  );
}
