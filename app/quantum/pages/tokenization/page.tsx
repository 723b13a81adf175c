import { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { tokenizationPlate } from "#app/figures/generated/plate-tokenization.ts";
import { HeroPlate, PlateNote } from "#app/figures/plates/plate-view.tsx";
import { ContactBand } from "#app/quantum/sections/contact-band.tsx";
import { PageHero } from "#app/quantum/sections/page-hero.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/page";
import { TokenizationArchitectures } from "./architectures.tsx";
import { TokenizationCapabilities } from "./capabilities.tsx";
import { TokenizationExposure } from "./exposure.tsx";
import { TokenizationHandshake } from "./handshake.tsx";
import { TokenizationIssuer } from "./issuer.tsx";
import { TokenizationOutcomes } from "./outcomes.tsx";
import { TokenizationStandards } from "./standards.tsx";

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta(tokenizationPage.meta, location.pathname);

export default function Tokenization() {
  return (
    <>
      <PageHero
        {...tokenizationPage.hero}
        plate={<HeroPlate plate={tokenizationPlate} />}
        note={<PlateNote plate={tokenizationPlate} />}
      />
      <TokenizationCapabilities {...tokenizationPage.capabilities} />
      <TokenizationIssuer {...tokenizationPage.issuer} />
      <TokenizationHandshake {...tokenizationPage} />
      <TokenizationExposure {...tokenizationPage.exposure} />
      <TokenizationArchitectures {...tokenizationPage} />
      <TokenizationStandards {...tokenizationPage.standards} />
      <TokenizationOutcomes {...tokenizationPage.outcomes} />
      <ContactBand look="plain" {...tokenizationPage.contact} />
    </>
  );
}
