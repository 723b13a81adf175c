import { compilerPage } from "#app/content/quantum/compiler.ts";
import { AudienceBand } from "#app/quantum/sections/audience-band.tsx";
import { ContactBand } from "#app/quantum/sections/contact-band.tsx";
import { PageHero } from "#app/quantum/sections/page-hero.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/page";
import { CompilerCapabilities } from "./capabilities.tsx";
import { CompilerDeliverables } from "./deliverables.tsx";
import { CompilerEngagements } from "./engagements.tsx";
import { CompilerInstrumentSection } from "./instrument.tsx";
import { CompilerNote, CompilerPicture } from "./opening.tsx";
import { CompilerPeers } from "./peers.tsx";
import { CompilerRouters } from "./routers-compared.tsx";

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta(compilerPage.meta, location.pathname);

export default function Compiler() {
  return (
    <>
      <PageHero
        {...compilerPage.hero}
        layout="compact"
        picture={<CompilerPicture />}
        note={<CompilerNote />}
      />
      <CompilerInstrumentSection />
      <AudienceBand {...compilerPage.makers} />
      <CompilerRouters {...compilerPage.routers} />
      <CompilerPeers {...compilerPage.peers} />
      <CompilerCapabilities {...compilerPage.capabilities} />
      <CompilerEngagements {...compilerPage.engagements} />
      <CompilerDeliverables {...compilerPage.deliverables} />
      <ContactBand {...compilerPage.contact} />
    </>
  );
}
