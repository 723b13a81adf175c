import type { labHome } from "#app/content/lab/home.ts";
import { accentText } from "#app/lab/accents.ts";
import { cx } from "#app/lib/cx.ts";
import { Section } from "#app/ui/section.tsx";

/** Nine fields as a table of elements whose middle column is set down by half a step, as in a lattice of hexagons. */
export function HomeTechnologies({ title, intro, items }: typeof labHome.technologies) {
  return (
    <Section id="technologies" title={title} intro={intro}>
      <ul className="grid md:grid-cols-3 md:pb-24">
        {items.map(({ symbol, title: name, description, color, features }) => (
          <li
            key={symbol}
            className="border-t border-line md:border-l md:px-6 md:nth-[3n+1]:border-l-0 md:nth-[3n+1]:pl-0 md:nth-[3n+2]:translate-y-24 md:nth-[n+7]:border-b"
          >
            <article className="grid h-full grid-cols-[4.5rem_1fr] py-6 md:block md:pt-5 md:pb-10">
              <p
                aria-hidden="true"
                className={cx("font-display text-title leading-none", accentText[color])}
              >
                {symbol}
              </p>
              <div>
                <h3 className="text-heading md:mt-6">{name}</h3>
                <p className="mt-2 text-muted">{description}</p>
                <ul className="mt-3 flex flex-wrap gap-x-4 text-small text-quiet">
                  {features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}
