import { useId } from "react";
import { serviceTemplate } from "#app/content/services/template.ts";
import type { Service } from "#app/content/services/types.ts";
import type { Accent } from "#app/content/types.ts";
import { Container } from "#app/ui/container.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { onGround } from "#app/ui/grounds.ts";
import { Title } from "#app/ui/section.tsx";

const { label, more } = serviceTemplate.overview;

/** The sentence to remember, on the service's color across the window, and the argument for it. */
export function ServiceOverview({
  overview,
  accent,
}: Pick<Service, "overview"> & { accent: Accent }) {
  const { statement, emphasis, consequence, paragraphs } = overview;
  const [first, ...others] = paragraphs;
  const labelId = useId();
  return (
    <section aria-labelledby={labelId}>
      <div {...onGround(accent)}>
        <Container className="grid gap-x-8 gap-y-4 py-small lg:grid-cols-12 lg:items-end">
          <p id={labelId} className="text-label font-medium lg:col-span-12">
            {label}
          </p>
          <h2 className="text-heading lg:col-span-8">
            <Title title={statement} emphasis={emphasis} />
          </h2>
          <p className="max-w-note lg:col-span-4">{consequence}</p>
        </Container>
      </div>
      <div {...onGround("raised")}>
        <Container className="grid gap-x-8 gap-y-5 py-small text-muted lg:grid-cols-3">
          <p className="max-w-prose text-ink">{first}</p>
          <Fold title={more} when="phone" className="overview-more lg:col-span-2">
            {others.map((paragraph) => (
              <p key={paragraph} className="max-w-prose">
                {paragraph}
              </p>
            ))}
          </Fold>
        </Container>
      </div>
    </section>
  );
}
