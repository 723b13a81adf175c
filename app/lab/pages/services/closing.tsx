import { useId } from "react";
import { serviceTemplate } from "#app/content/services/template.ts";
import type { Service } from "#app/content/services/types.ts";
import type { Figure, Picture } from "#app/figures/scene.ts";
import { Cover } from "#app/lab/cover.tsx";
import { cx } from "#app/lib/cx.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Container } from "#app/ui/container.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { textLinkStyle } from "#app/ui/text-link.tsx";
import { siteConfig } from "#site.config";
import { FullFigure } from "./full-figure.tsx";

const { getStarted, email, after } = serviceTemplate;

export interface ServiceClosingProps extends Pick<Service, "closing"> {
  /** The page's own figure, to the edge of the window. */
  picture: Picture;
  /** The ground of the figure and of the words. */
  className?: string;
}

/** The one next step, beside the page's figure. */
export function ServiceClosing({ closing, picture, className }: ServiceClosingProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={cx("closing", className)}>
      <Cover picture={picture} />
      <Container className="closing-words">
        <ClosingWords closing={closing} headingId={headingId} />
      </Container>
    </section>
  );
}

export interface FigureClosingProps extends Pick<Service, "closing"> {
  /** As wide as the window. */
  figure: Figure;
  className?: string;
}

/** The one next step, above a figure as wide as the window. */
export function ClosingAboveFigure({ closing, figure, className }: FigureClosingProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={className}>
      <Container className="closing-above">
        <ClosingWords closing={closing} headingId={headingId} />
      </Container>
      <FullFigure figure={figure} />
    </section>
  );
}

/** The one next step, in the upper left of a figure that rises to the right. */
export function ClosingInFigure({ closing, figure, className }: FigureClosingProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={cx("closing-in", className)}>
      <Container className="closing-corner">
        <ClosingWords closing={closing} headingId={headingId} />
      </Container>
      <FullFigure figure={figure} />
    </section>
  );
}

interface ClosingWordsProps extends Pick<Service, "closing"> {
  headingId: string;
}

function ClosingWords({ closing, headingId }: ClosingWordsProps) {
  return (
    <div>
      <h2 id={headingId} className="text-heading">
        {closing.title}
      </h2>
      <p className="mt-5 max-w-[36rem] text-lead text-muted">
        <NoBreak text={closing.text} />
      </p>
      <p className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-4">
        <ButtonLink to={getStarted.to}>{getStarted.label}</ButtonLink>
        <span className="text-muted">
          {email}{" "}
          <a href={`mailto:${siteConfig.email}`} className={textLinkStyle}>
            {siteConfig.email}
          </a>
        </span>
      </p>
      <p className="mt-5 max-w-[36rem] text-small text-muted">{after}</p>
    </div>
  );
}
