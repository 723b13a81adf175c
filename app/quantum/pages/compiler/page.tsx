import { glossaryOf } from "#app/content/glossary.ts";
import { compilerPage } from "#app/content/quantum/compiler.ts";
import { AudienceBand } from "#app/quantum/sections/audience-band.tsx";
import { Capabilities } from "#app/quantum/sections/capabilities.tsx";
import { Closing } from "#app/quantum/sections/closing.tsx";
import { InstrumentSection } from "#app/quantum/sections/instrument-section.tsx";
import { PageHero } from "#app/quantum/sections/page-hero.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { Glossary } from "#app/ui/term.tsx";
import adderCounts from "./adder-counts.data.ts";
import closing from "./closing.figure.ts";
import { CompilerCode } from "./code.tsx";
import { CompilerDeliverables } from "./deliverables.tsx";
import { CompilerEngagements } from "./engagements.tsx";
import { CompilerNote, CompilerPicture } from "./opening.tsx";
import { CompilerPeers } from "./peers.tsx";
import { CompilerPreview } from "./preview.tsx";
import { CompilerRouters } from "./routers-compared.tsx";

const loadInstrument = () =>
  import("#app/instruments/compiler/compiler-instrument.tsx").then(
    ({ CompilerInstrument }) => CompilerInstrument,
  );

export const meta = metaOf(compilerPage.meta);

export default function Compiler() {
  return (
    <>
      <PageHero
        {...compilerPage.hero}
        layout="compact"
        picture={<CompilerPicture />}
        note={<CompilerNote />}
      />
      <InstrumentSection name="compiler" load={loadInstrument} padding="medium" rule={false}>
        <CompilerPreview />
      </InstrumentSection>
      <CompilerCode {...compilerPage.code} />
      <AudienceBand {...compilerPage.makers} />
      <CompilerPeers {...compilerPage.peers} />
      <CompilerRouters {...compilerPage.routers} />
      <Capabilities {...compilerPage.capabilities} isNumbered padding="medium" ground="compiler" />
      <CompilerEngagements {...compilerPage.engagements} />
      <CompilerDeliverables {...compilerPage.deliverables} />
      <Closing {...compilerPage.contact} ground="compiler" figure={closing} />
      <Glossary
        entries={glossaryOf(compilerPage, [compilerPage.routers.intro(adderCounts.adder)])}
      />
    </>
  );
}
