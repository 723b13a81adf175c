import { useId } from "react";
import type { NextStep } from "#app/content/types.ts";
import { FigurePicture } from "#app/figures/picture.tsx";
import type { Diagram } from "#app/figures/scene.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Container } from "#app/ui/container.tsx";
import { type Ground, onGround } from "#app/ui/grounds.ts";
import { NoBreak } from "#app/ui/no-break.tsx";

export interface ClosingProps extends NextStep {
  ground: Ground;
  /** Composed for 1440 px, and for 390 as its narrow scene; the footer cuts its lower edge. */
  figure?: Diagram;
}

/** The one next step with which a page ends, over a picture of the page from edge to edge. */
export function Closing({ title, text, link, ground, figure }: ClosingProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} {...onGround(ground)}>
      <Container className="grid gap-x-8 gap-y-6 pt-14 pb-10 md:pt-20 lg:grid-cols-12 lg:items-baseline">
        <h2 id={headingId} className="text-heading lg:col-span-9">
          {title}
        </h2>
        <NoBreak as="p" className="max-w-prose text-lead text-muted lg:col-span-9" text={text} />
        <p className="lg:col-span-6">
          <ButtonLink to={link.to}>{link.label}</ButtonLink>
        </p>
        {figure?.finding && (
          <NoBreak as="p" className="max-w-lead lg:col-span-6" text={figure.finding} />
        )}
      </Container>
      {figure && <FigurePicture figure={figure} className="print:hidden" />}
    </section>
  );
}
