import { contactPage } from "#app/content/quantum/contact.ts";
import { technologiesPage } from "#app/content/quantum/technologies.ts";
import { Figure } from "#app/figures/figure.tsx";
import { hexagon } from "#app/figures/path.ts";
import { FigurePicture } from "#app/figures/picture.tsx";
import { cx } from "#app/lib/cx.ts";
import { Closing } from "#app/quantum/sections/closing.tsx";
import { FigureKey } from "#app/quantum/sections/figure-key.tsx";
import { PageHero } from "#app/quantum/sections/page-hero.tsx";
import { TextLinks } from "#app/quantum/sections/text-links.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";
import loweringFigure from "./lowering.figure.ts";
import pieces from "./stack.pictures.ts";
import surfaceCode from "./surface-code.figure.ts";

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
      <Section {...technologiesPage.decoder} padding="medium" ground="simulation">
        <Figure figure={surfaceCode} width="window">
          <FigureKey items={surfaceCode.legend} />
        </Figure>
      </Section>
      <Closing {...technologiesPage.contact} ground="compiler" email={contactPage.message} />
    </>
  );
}

function TechnologiesStack({ title, legend, areas }: typeof technologiesPage.stack) {
  return (
    <Section
      title={title}
      intro={
        <span className="flex flex-wrap gap-x-6 text-body">
          <span className="flex items-center gap-2">
            <RunsHereMark runsHere /> {legend.here}
          </span>
          <span className="flex items-center gap-2">
            <RunsHereMark runsHere={false} /> {legend.modeled}
          </span>
        </span>
      }
      padding="medium"
      rule={false}
    >
      <ol className="grid gap-x-8 gap-y-10 md:grid-cols-2 lg:grid-cols-3 lg:gap-y-14">
        {areas.map(({ name, text, tools, runsHere, pages }, k) => (
          <li key={name}>
            <FigurePicture figure={pieces[k]} className="mb-5" />
            <h3 className="flex items-center gap-x-3 text-subheading">
              <RunsHereMark runsHere={runsHere} />
              {name}
            </h3>
            <NoBreak as="p" className="mt-2 max-w-lead text-muted" text={text} />
            <p className="mt-3 text-small">{tools}</p>
            <TextLinks links={pages} className="mt-2 flex flex-wrap gap-x-5 text-small" />
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Filled for what this site's code does, hollow for what it models. */
function RunsHereMark({ runsHere }: { runsHere: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 22 24"
      className={cx(
        "w-4 shrink-0 stroke-accent stroke-[1.5]",
        runsHere ? "fill-accent" : "fill-none",
      )}
    >
      <path d={hexagon(11, 12, 11)} />
    </svg>
  );
}
