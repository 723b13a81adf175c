import { useId } from "react";
import type { labHome } from "#app/content/lab/home.ts";
import { Container } from "#app/ui/container.tsx";
import { Title } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import evidence from "./evidence.data.ts";
import { HomeMap } from "./office-map.tsx";

/** The lab in two paragraphs, its offices, its numbers, and what a visitor can check. */
export function HomeAbout(about: typeof labHome.about) {
  const headingId = useId();
  const { title, items } = about.evidence;
  return (
    <section id="about" aria-labelledby={headingId} className="overflow-x-clip">
      <Container className="pt-small pb-small">
        <div className="grid items-end gap-x-8 gap-y-4 lg:grid-cols-2">
          <h2 id={headingId} className="max-w-[9em] text-heading">
            <Title {...about} />
          </h2>
          <p className="text-balance text-muted">
            <dfn
              lang="sa-Latn"
              className="italic-display mr-3 font-display text-subheading text-ink max-lg:block"
            >
              {about.word.term}
            </dfn>
            {about.word.meaning}
          </p>
        </div>
        <div className="mt-6 grid gap-x-8 gap-y-4 lg:mt-8 lg:grid-cols-2">
          {about.paragraphs.map((paragraph) => (
            <p key={paragraph} className="max-w-lead text-lead">
              {paragraph}
            </p>
          ))}
        </div>
        <div className="figure-window mt-8">
          <HomeMap />
        </div>
        <dl className="mt-10 grid grid-cols-2 gap-x-8 gap-y-6 lg:grid-cols-4">
          {about.stats.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end border-t border-ink pt-4">
              <dt className="max-sm:text-small">{label}</dt>
              <dd className="font-display text-heading">{value}</dd>
            </div>
          ))}
        </dl>
        <h3 className="mt-10 font-display text-subheading font-normal lg:mt-16">{title}</h3>
        <ul className="mt-3 grid grid-cols-2 gap-x-8 gap-y-3 lg:mt-5 lg:grid-cols-4">
          {items.map(({ count, unit, label, to }) => (
            <li key={label} className="border-t border-line pt-3">
              <p className="text-muted">
                <span className="font-display text-subheading text-ink">{evidence[count]}</span>{" "}
                {unit}
              </p>
              <TextLink to={to}>{label}</TextLink>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
