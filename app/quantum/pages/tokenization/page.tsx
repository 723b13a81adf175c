import { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { ContactBand } from "#app/quantum/sections/contact-band.tsx";
import { HeroFigure, HeroNote, PageHero } from "#app/quantum/sections/page-hero.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/page";
import { TokenizationArchitectures } from "./architectures.tsx";
import { TokenizationCapabilities } from "./capabilities.tsx";
import { TokenizationExposure } from "./exposure.tsx";
import { TokenizationHandshake } from "./handshake.tsx";
import { TokenizationOutcomes } from "./outcomes.tsx";
import signaturesFigure from "./signatures.figure.ts";
import { TokenizationStandards } from "./standards.tsx";
import { TokenizationStart } from "./start.tsx";

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta(tokenizationPage.meta, location.pathname);

export default function Tokenization() {
  return (
    <>
      <PageHero
        {...tokenizationPage.hero}
        picture={<HeroFigure figure={signaturesFigure} />}
        note={<HeroNote figure={signaturesFigure} />}
      />
      <TokenizationStart {...tokenizationPage.start} />
      <TokenizationCapabilities {...tokenizationPage.capabilities} />
      <TokenizationHandshake {...tokenizationPage} />
      <TokenizationStandards {...tokenizationPage.standards} />
      <TokenizationExposure {...tokenizationPage.exposure} />
      <TokenizationArchitectures {...tokenizationPage} />
      <TokenizationOutcomes {...tokenizationPage.outcomes} issuer={tokenizationPage.issuer} />
      <ContactBand {...tokenizationPage.contact} />
    </>
  );
}
