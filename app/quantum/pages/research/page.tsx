import { firstEmails } from "#app/content/quantum/first-emails.ts";
import { researchPage } from "#app/content/quantum/research.ts";
import { Closing } from "#app/quantum/sections/closing.tsx";
import { HeroNote, PageHero } from "#app/quantum/sections/page-hero.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { FigurePicture } from "#app/ui/figure/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import dieFigure from "./die.computed.ts";
import { ResearchFields } from "./fields.tsx";

export const meta = metaOf(researchPage.meta);

export default function Research() {
  return (
    <>
      <PageHero
        {...researchPage.hero}
        picture={
          <div className="die hero-picture lg:mr-margin lg:ml-[calc((2rem-100vw)/24)]">
            <FigurePicture figure={dieFigure} className="md:max-lg:mx-auto" />
            <HeroNote figure={dieFigure} className="px-gutter pt-8 lg:px-0 lg:pt-6" />
          </div>
        }
      />
      <ResearchFields {...researchPage.fields} />
      <ResearchHandover {...researchPage.handover} />
      <Closing {...researchPage.contact} ground="research" email={firstEmails.research} />
    </>
  );
}

function ResearchHandover({ title, items }: typeof researchPage.handover) {
  return (
    <Section title={title} padding="medium" ground="paper">
      <dl className="grid gap-x-8 gap-y-8 md:grid-cols-2 lg:grid-cols-4">
        {items.map((item) => (
          <div
            key={item.title}
            className="row-span-2 grid grid-rows-subgrid gap-y-0 border-t border-ink pt-4"
          >
            <dt className="text-item font-medium text-balance">{item.title}</dt>
            <dd className="mt-2 text-muted">
              {item.text}{" "}
              {"link" in item && <TextLink to={item.link.to}>{item.link.label}</TextLink>}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
