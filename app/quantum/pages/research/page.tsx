import { researchPage } from "#app/content/quantum/research.ts";
import { FigurePicture } from "#app/figures/picture.tsx";
import { Closing } from "#app/quantum/sections/closing.tsx";
import { HeroNote, PageHero } from "#app/quantum/sections/page-hero.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import closingFigure from "./closing.figure.ts";
import dieFigure from "./die.figure.ts";
import { ResearchFields } from "./fields.tsx";
import { ResearchHandover } from "./handover.tsx";
import { NegativeResult } from "./negative-result.tsx";

export const meta = metaOf(researchPage.meta);

const { link } = researchPage.negative;

export default function Research() {
  return (
    <>
      <PageHero
        {...researchPage.hero}
        lead={
          <>
            {researchPage.hero.lead} <TextLink to={link.to}>{link.label}</TextLink>
          </>
        }
        picture={
          <div className="hero-picture">
            <FigurePicture figure={dieFigure} />
            <HeroNote figure={dieFigure} />
          </div>
        }
      />
      <ResearchFields {...researchPage.fields} />
      <NegativeResult {...researchPage.negative} />
      <ResearchHandover {...researchPage.handover} />
      <Closing {...researchPage.contact} ground="research" figure={closingFigure} />
    </>
  );
}
