import { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { FigurePicture } from "#app/figures/picture.tsx";
import { Capabilities } from "#app/quantum/sections/capabilities.tsx";
import { Closing } from "#app/quantum/sections/closing.tsx";
import { HeroNote, PageHero } from "#app/quantum/sections/page-hero.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { TokenizationArchitectures } from "./architectures.tsx";
import closingFigure from "./closing.figure.ts";
import { TokenizationExposure } from "./exposure.tsx";
import { TokenizationHandshake } from "./handshake.tsx";
import { TokenizationOutcomes } from "./outcomes.tsx";
import signaturesFigure from "./signatures.figure.ts";
import { TokenizationStandards } from "./standards.tsx";
import { TokenizationStart } from "./start.tsx";

export const meta = metaOf(tokenizationPage.meta);

export default function Tokenization() {
  return (
    <>
      <PageHero
        {...tokenizationPage.hero}
        picture={
          <div className="hero-picture md:px-gutter lg:self-end lg:pr-margin lg:pl-0 md:[&_.picture]:w-full">
            <FigurePicture figure={signaturesFigure} />
          </div>
        }
        note={<HeroNote figure={signaturesFigure} />}
      />
      <TokenizationStart {...tokenizationPage.start} />
      <TokenizationHandshake {...tokenizationPage} />
      <Capabilities {...tokenizationPage.capabilities} padding="small" />
      <TokenizationStandards {...tokenizationPage.standards} />
      <TokenizationExposure {...tokenizationPage.exposure} issuer={tokenizationPage.issuer} />
      <TokenizationArchitectures {...tokenizationPage} />
      <TokenizationOutcomes {...tokenizationPage.outcomes} />
      <Closing {...tokenizationPage.contact} ground="custody" figure={closingFigure} />
    </>
  );
}
