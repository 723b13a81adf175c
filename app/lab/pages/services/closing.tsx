import { useId } from "react";
import { serviceTemplate } from "#app/content/services/template.ts";
import type { Service } from "#app/content/services/types.ts";
import { Figure } from "#app/figures/figure.tsx";
import type { Figure as FigureData, Picture } from "#app/figures/scene.ts";
import { Cover } from "#app/lab/cover.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Container } from "#app/ui/container.tsx";
import { type Ground, onGround } from "#app/ui/grounds.ts";
import { NoBreak } from "#app/ui/no-break.tsx";
import { textLinkStyle } from "#app/ui/text-link.tsx";
import { siteConfig } from "#site.config";

const { getStarted, email, after } = serviceTemplate;

export interface ServiceClosingProps extends Pick<Service, "closing"> {
  /** The page's own figure, to the edge of the window. */
  picture: Picture;
  /** Of the figure and of the words. */
  ground?: Ground;
}

/** The one next step, beside the page's figure. */
export function ServiceClosing({ closing, picture, ground = "page" }: ServiceClosingProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} {...onGround(ground)}>
      <div className="closing">
        <Cover picture={picture} />
        <Container className="closing-words">
          <ClosingWords closing={closing} headingId={headingId} />
        </Container>
      </div>
    </section>
  );
}

export interface FigureClosingProps extends Pick<Service, "closing"> {
  /** As wide as the window. */
  figure: FigureData;
  ground?: Ground;
}

/** The one next step, above a figure as wide as the window. */
export function ClosingAboveFigure({ closing, figure, ground = "page" }: FigureClosingProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} {...onGround(ground)}>
      <Container className="pt-medium pb-12">
        <ClosingWords closing={closing} headingId={headingId} />
      </Container>
      <div className="pb-small">
        <Figure figure={figure} width="window" editions="two" />
      </div>
    </section>
  );
}

/** The one next step, in the upper left of a figure that rises to the right. */
export function ClosingInFigure({ closing, figure, ground = "page" }: FigureClosingProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} {...onGround(ground)}>
      <div className="closing-in pb-small">
        <Container className="closing-corner">
          <ClosingWords closing={closing} headingId={headingId} />
        </Container>
        <Figure figure={figure} width="window" editions="two" />
      </div>
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
      <p className="mt-5 max-w-lead text-lead text-muted">
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
      <p className="mt-5 max-w-lead text-small text-muted">{after}</p>
    </div>
  );
}
