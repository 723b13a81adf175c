import { composedMark, computedResults } from "#app/content/quantum/computed-results.ts";
import type { quantumHome } from "#app/content/quantum/home.ts";
import { Link } from "#app/navigation/link.tsx";
import { LinkArrow } from "#app/ui/link-arrow.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

/** What the code computes for each case, large; what the example claims, small and marked. */
export function HomeCases({ title, intro, note, read, items, more }: typeof quantumHome.cases) {
  return (
    <Section title={title} intro={intro}>
      <ul className="grid gap-x-8 gap-y-10 lg:grid-cols-3 lg:grid-rows-[repeat(5,auto)] lg:gap-y-0">
        {items.map(({ company, industry, challenge, result, href, study }) => {
          const { value, text } = computedResults[study];
          return (
            <li key={company} className="contents">
              <article className="group relative lg:row-span-5 lg:grid lg:grid-rows-subgrid">
                <p>
                  <span className="block text-heading whitespace-nowrap tabular">{value}</span>
                  <span className="mt-1 block">{text}</span>
                </p>
                <h3 className="mt-5 font-medium">
                  <Link to={href} className="after:absolute after:inset-0">
                    {company}
                  </Link>
                  <span className="block font-mono text-label font-normal text-quiet">
                    {industry}
                  </span>
                </h3>
                <p className="mt-3 max-w-[30rem] text-muted">{challenge}</p>
                <p className="mt-3 max-w-[30rem]">
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
      </ul>
      <div className="mt-12 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
        <p className="max-w-[38rem] text-small text-quiet">{note}</p>
        <TextLink to={more.to}>{more.label}</TextLink>
      </div>
    </Section>
  );
}
