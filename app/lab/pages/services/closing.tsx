import { useId } from "react";
import { serviceTemplate } from "#app/content/services/template.ts";
import type { Service } from "#app/content/services/types.ts";
import type { Picture } from "#app/drawing/scene.ts";
import { Cover } from "#app/lab/cover.tsx";
import { cx } from "#app/lib/cx.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Container } from "#app/ui/container.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { textLinkStyle } from "#app/ui/text-link.tsx";
import { siteConfig } from "#site.config";

const { getStarted, email } = serviceTemplate;

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
        </div>
      </Container>
    </section>
  );
}
