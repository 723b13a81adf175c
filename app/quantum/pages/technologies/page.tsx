import { technologiesPage } from "#app/content/quantum/technologies.ts";
import { Figure } from "#app/figures/figure.tsx";
import { Closing } from "#app/quantum/sections/closing.tsx";
import { FigureKey } from "#app/quantum/sections/figure-key.tsx";
import { PageHero } from "#app/quantum/sections/page-hero.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { Section } from "#app/ui/section.tsx";
import closingFigure from "./closing.figure.ts";
import loweringFigure from "./lowering.figure.ts";
import { TechnologiesStack } from "./stack.tsx";
import surfaceCode from "./surface-code.figure.ts";

export const meta = metaOf(technologiesPage.meta);

export default function Technologies() {
  return (
    <>
      <PageHero
        {...technologiesPage.hero}
        layout="below"
        picture={
          <div className="hero-picture max-lg:px-gutter max-md:max-w-[30rem] md:[&_.picture]:w-full print:[&_.picture]:hidden">
            <Figure figure={loweringFigure} width="page" />
          </div>
        }
      />
      <TechnologiesStack {...technologiesPage.stack} />
      <Section {...technologiesPage.decoder} padding="medium" ground="simulation">
        <Figure figure={surfaceCode} width="window">
          <FigureKey items={surfaceCode.legend} />
        </Figure>
      </Section>
      <Closing {...technologiesPage.contact} ground="compiler" figure={closingFigure} />
    </>
  );
}
