import type { quantumHome } from "#app/content/quantum/home.ts";
import { Link } from "#app/navigation/link.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

/** Three cases as a ledger whose last column is the result. */
export function HomeCases({ title, intro, note, items, more }: typeof quantumHome.cases) {
  return (
    <Section title={title} intro={intro}>
      <ul className="border-t border-line">
        {items.map(({ company, industry, challenge, result, href }) => (
          <li key={company} className="border-b border-line">
            <article className="group relative grid gap-x-8 gap-y-3 py-7 md:grid-cols-12 md:items-baseline">
              <div className="md:col-span-3">
                <h3 className="font-medium">
                  <Link to={href} className="after:absolute after:inset-0">
                    {company}
                  </Link>
                </h3>
                <p className="font-mono text-label text-quiet">{industry}</p>
              </div>
              <p className="text-muted md:col-span-4">{challenge}</p>
              <p className="text-heading underline decoration-transparent underline-offset-4 transition-colors duration-150 group-hover:decoration-accent md:col-span-5">
                {result}
              </p>
            </article>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
        <p className="max-w-[38rem] text-small text-quiet">{note}</p>
        <TextLink to={more.to}>{more.label}</TextLink>
      </div>
    </Section>
  );
}
