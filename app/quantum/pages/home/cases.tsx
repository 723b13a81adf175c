import { composedMark, computedResults } from "#app/content/quantum/computed-results.ts";
import type { quantumHome } from "#app/content/quantum/home.ts";
import { FigurePicture } from "#app/figures/picture.tsx";
import { Link } from "#app/navigation/link.tsx";
import { LinkArrow } from "#app/ui/link-arrow.tsx";
import { Section } from "#app/ui/section.tsx";
import { SwipeRow } from "#app/ui/swipe-row.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import atomsFigure from "../case-studies/atoms.figure.ts";
import results from "../case-studies/results.data.ts";

/** What the code computes for each case, large; what the example claims, small and marked. */
export function HomeCases({ title, intro, note, read, items, more }: typeof quantumHome.cases) {
  return (
    <Section
      title={title}
      intro={intro}
      padding="medium"
      ground="compiler"
      bleed={<FigurePicture figure={atomsFigure} className="cases-picture" />}
    >
      <SwipeRow
        name="cases"
        className="gap-x-8 gap-y-10 lg:grid-cols-3 lg:grid-rows-[repeat(5,auto)] lg:gap-y-0"
      >
        {items.map(({ company, industry, challenge, result, href, study }) => {
          return (
            <li key={company} className="contents">
              <article className="group relative border-t border-line pt-5 lg:row-span-5 lg:grid lg:grid-rows-subgrid">
                <p>
                  <span className="block text-heading whitespace-nowrap tabular">
                    {results[study]}
                  </span>
                  <span className="mt-1 block">{computedResults[study]}</span>
                </p>
                <h3 className="mt-5 font-medium">
                  <Link to={href} className="after:absolute after:inset-0">
                    {company}
                  </Link>
                  <span className="block font-mono text-label font-normal text-quiet">
                    {industry}
                  </span>
                </h3>
                <p className="mt-3 max-w-note text-muted">{challenge}</p>
                <p className="mt-3 max-w-note">
                  {result}, <span className="font-mono text-label text-quiet">{composedMark}</span>
                </p>
                <p aria-hidden="true" className="mt-3 flex items-center gap-4">
                  {read}
                  <LinkArrow />
                </p>
              </article>
            </li>
          );
        })}
      </SwipeRow>
      <div className="mt-8 flex flex-wrap items-baseline lg:mt-12 justify-between gap-x-8 gap-y-3">
        <p className="max-w-lead text-small text-quiet">{note}</p>
        <TextLink to={more.to}>{more.label}</TextLink>
      </div>
    </Section>
  );
}
