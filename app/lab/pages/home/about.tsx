import { useId } from "react";
import type { labHome } from "#app/content/lab/home.ts";
import { Container } from "#app/ui/container.tsx";
import { Title } from "#app/ui/section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import evidence from "./evidence.computed.ts";
import { HomeMap } from "./office-map.tsx";

/** The lab in two paragraphs, its offices, what a visitor can check, and what the lab counts itself. */
export function HomeAbout(about: typeof labHome.about) {
  const headingId = useId();
  const { title, others, items } = about.evidence;
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
        <div className="mt-10 grid gap-x-8 gap-y-10 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <h3 className={titleStyle}>{title}</h3>
            <ul className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-x-6 gap-y-4 md:gap-x-8">
              {items.map(({ count, unit, label, to }) => (
                <li key={label} className="border-t border-ink pt-3">
                  <p className="text-muted">
                    <span className="font-display text-heading text-ink">{evidence[count]}</span>{" "}
                    {unit}
                  </p>
                  <TextLink to={to} className="max-sm:text-small">
                    {label}
                  </TextLink>
                </li>
              ))}
            </ul>
          </div>
          <div className="lg:col-span-5">
            <h3 className={titleStyle}>{others}</h3>
            <dl className="mt-4 grid grid-cols-2 gap-x-6 md:gap-x-8">
              {about.stats.map(({ value, label }) => (
                <div
                  key={label}
                  className="flex flex-wrap items-baseline gap-x-3 border-t border-line py-3"
                >
                  <dt className="order-1 text-small text-muted max-sm:basis-full">{label}</dt>
                  <dd className="font-display text-subheading">{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </Container>
    </section>
  );
}

const titleStyle = "font-display text-item font-normal";
