import { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { ContactBand } from "../sections/contact-band.tsx";
import { PageHero } from "../sections/page-hero.tsx";
import { TokenizationArchitectures } from "../sections/tokenization-architectures.tsx";
import { TokenizationCapabilities } from "../sections/tokenization-capabilities.tsx";
import { TokenizationHandshake } from "../sections/tokenization-handshake.tsx";
import { TokenizationOutcomes } from "../sections/tokenization-outcomes.tsx";
import { TokenizationSizes } from "../sections/tokenization-sizes.tsx";
import { TokenizationStandards } from "../sections/tokenization-standards.tsx";
import type { Route } from "./+types/tokenization";

export const meta: Route.MetaFunction = ({ location }) =>
  pageMeta(tokenizationPage.meta, location.pathname);

export default function Tokenization() {
  return (
    <>
      <PageHero {...tokenizationPage.hero}>
        <TokenizationStandards {...tokenizationPage.standards} />
      </PageHero>
      <TokenizationCapabilities {...tokenizationPage.capabilities} />
      <TokenizationSizes {...tokenizationPage.sizes} />
      <TokenizationHandshake {...tokenizationPage.handshake} />
      <TokenizationArchitectures {...tokenizationPage.architectures} />
      <TokenizationOutcomes {...tokenizationPage.outcomes} />
      <ContactBand {...tokenizationPage.contact} />
    </>
  );
}
