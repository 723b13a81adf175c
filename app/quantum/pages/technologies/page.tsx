import { contactPage } from "#app/content/quantum/contact.ts";
import { technologiesPage } from "#app/content/quantum/technologies.ts";
import { Closing } from "#app/quantum/sections/closing.tsx";
import { PageHero } from "#app/quantum/sections/page-hero.tsx";
import { TextLinks } from "#app/quantum/sections/text-links.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { Figure } from "#app/ui/figure/figure.tsx";
import { FigurePicture } from "#app/ui/figure/picture.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";
import loweringFigure from "./lowering.computed.ts";
import pieces from "./stack.computed.ts";

export const meta = metaOf(technologiesPage.meta);

export default function Technologies() {
  return (
    <>
      <PageHero
        {...technologiesPage.hero}
        layout="below"
        picture={
          <div className="hero-picture max-lg:px-gutter max-md:max-w-[30rem] print:[&_.picture]:hidden">
            <Figure figure={loweringFigure} width="page" />
          </div>
        }
      />
      <TechnologiesStack {...technologiesPage.stack} />
      <Closing {...technologiesPage.contact} ground="compiler" email={contactPage.message} />
    </>
  );
}

function TechnologiesStack({ title, intro, areas }: typeof technologiesPage.stack) {
  return (
    <Section title={title} intro={intro} padding="medium" rule={false}>
      <ol className="grid gap-x-8 gap-y-10 md:grid-cols-2 lg:grid-cols-3 lg:gap-y-14">
        {areas.map(({ id, name, text, tools, pages }) => (
          <li key={id} className="border-t border-line pt-5">
            {id in pieces && (
              <FigurePicture figure={pieces[id as keyof typeof pieces]} className="mb-5" />
            )}
            <h3 className="text-subheading">{name}</h3>
            <NoBreak as="p" className="mt-2 max-w-lead text-muted" text={text} />
            <p className="mt-3 text-small">{tools}</p>
            <TextLinks links={pages} className="mt-2 flex flex-wrap gap-x-5 text-small" />
          </li>
        ))}
      </ol>
    </Section>
  );
}
