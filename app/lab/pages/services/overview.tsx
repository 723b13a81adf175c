import { useId } from "react";
import { serviceTemplate } from "#app/content/services/template.ts";
import type { Service } from "#app/content/services/types.ts";
import { onGround } from "#app/styles/grounds.ts";
import { Container } from "#app/ui/container.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Title } from "#app/ui/section.tsx";

const { overview: words, technologies: tools } = serviceTemplate;

/** A chip has no border, because a border marks what can be pressed. */
const chipStyle =
  "max-w-full rounded-[6px] bg-[color-mix(in_oklab,var(--line)_45%,var(--raised))] px-2 py-px wrap-anywhere";

/** The sentence to remember, the argument for it, and the tools. */
export function ServiceOverview({ overview, technologies }: Service) {
  const { statement, emphasis, consequence, paragraphs } = overview;
  const [first, ...others] = paragraphs;
  const [labelId, toolsId] = [useId(), useId()];
  return (
    <section aria-labelledby={labelId} {...onGround("raised")}>
      <Container className="py-small">
        <p id={labelId} className="text-label font-medium text-accent">
          {words.label}
        </p>
        <h2 className="mt-3 text-heading text-balance">
          <Title title={statement} emphasis={emphasis} />
        </h2>
        <p className="mt-4 text-lead">{consequence}</p>
        <div className="mt-8 grid gap-x-8 gap-y-5 lg:grid-cols-2">
          <div>
            <NoBreak as="p" className="max-w-prose lg:text-lead" text={first} />
            <h3 id={toolsId} className="mt-8 text-label text-accent">
              {tools.title}
            </h3>
            <ul aria-labelledby={toolsId} className="mt-3 flex flex-wrap gap-1.5 text-small">
              {technologies.map((name) => (
                <li key={name} className={chipStyle}>
                  {name}
                </li>
              ))}
            </ul>
          </div>
          <Fold title={words.more} when="phone" className="overview-more">
            {others.map((paragraph) => (
              <NoBreak as="p" key={paragraph} className="max-w-prose text-muted" text={paragraph} />
            ))}
          </Fold>
        </div>
      </Container>
    </section>
  );
}
