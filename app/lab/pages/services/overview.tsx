import { useId } from "react";
import { serviceCards } from "#app/content/services/cards.ts";
import { serviceTemplate } from "#app/content/services/template.ts";
import type { Service } from "#app/content/services/types.ts";
import { openingGround } from "#app/lab/service-grounds.ts";
import { cx } from "#app/lib/cx.ts";
import { Container } from "#app/ui/container.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { onGround } from "#app/ui/grounds.ts";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Title } from "#app/ui/section.tsx";

const { overview: words, technologies: tools } = serviceTemplate;

/** A chip has no border, because a border marks what can be pressed. */
const chipStyle =
  "max-w-full rounded-[6px] bg-[color-mix(in_oklab,var(--line)_45%,var(--raised))] px-2 py-px wrap-anywhere";

/** The sentence to remember, the argument for it, and the tools. After a light opening the sentence stands on the service's color; after a dark one it is written in it. */
export function ServiceOverview({ slug, overview, technologies }: Service) {
  const { statement, emphasis, consequence, paragraphs } = overview;
  const [first, ...others] = paragraphs;
  const [labelId, toolsId] = [useId(), useId()];
  const isPlate = openingGround(slug) === "page";
  return (
    <section aria-labelledby={labelId}>
      <div {...onGround(isPlate ? serviceCards[slug].color : "raised")}>
        <Container className={cx("pt-small", isPlate ? "pb-small" : "text-accent")}>
          <p id={labelId} className="text-label font-medium">
            {words.label}
          </p>
          <h2
            className={cx(
              "mt-3 text-heading text-balance",
              isPlate && "lg:[--heading-size:min(4.1vw,3.7rem)]",
            )}
          >
            <Title title={statement} emphasis={emphasis} />
          </h2>
          <p className={cx("mt-4 text-lead", !isPlate && "text-ink")}>{consequence}</p>
        </Container>
      </div>
      <div className="bg-raised">
        <Container
          className={cx(
            "grid gap-x-8 gap-y-5 pb-small lg:grid-cols-2",
            isPlate ? "pt-small" : "pt-8",
          )}
        >
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
        </Container>
      </div>
    </section>
  );
}
