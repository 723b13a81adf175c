import { type ReactNode, useId } from "react";
import { serviceTemplate } from "#app/content/services/template.ts";
import type { Service } from "#app/content/services/types.ts";
import { Container } from "#app/ui/container.tsx";

const { label } = serviceTemplate.overview;

interface OverviewProps extends Pick<Service, "overview"> {
  children?: ReactNode;
}

/** The sentence to remember across the page, the argument in three columns below it. */
export function WideOverview({ overview, children }: OverviewProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Container>
        <div className="border-t border-line block-space">
          <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12">
            <h2 id={headingId} className="text-title lg:col-span-3">
              {label}
            </h2>
            <p className="pull text-title sm:text-display lg:col-span-9">{overview.title}</p>
          </div>
          <div className="mt-12 grid gap-x-8 gap-y-5 text-muted lg:mt-20 lg:grid-cols-3">
            {overview.paragraphs.map((paragraph) => (
              <p key={paragraph} className="max-w-[42rem] first:text-ink">
                {paragraph}
              </p>
            ))}
          </div>
          {children}
        </div>
      </Container>
    </section>
  );
}

/** The sentence over a small figure in one column, the argument in the other. */
export function SplitOverview({
  overview,
  side,
  children,
}: OverviewProps & { side: "left" | "right" }) {
  const headingId = useId();
  const isLeft = side === "left";
  return (
    <section aria-labelledby={headingId}>
      <Container>
        <div className={`grid gap-x-8 gap-y-10 block-space lg:grid-cols-12 lg:items-start`}>
          <h2 id={headingId} className={`text-title ${isLeft ? "lg:col-span-5" : "lg:col-span-6"}`}>
            {label}
          </h2>
          <div
            className={
              isLeft
                ? "lg:col-span-5 lg:col-start-1 lg:row-start-2"
                : "lg:col-span-5 lg:col-start-8 lg:row-span-2 lg:row-start-1"
            }
          >
            <p className="pull text-title">{overview.title}</p>
            <div className="mt-10 max-w-[30rem]">{children}</div>
          </div>
          <div
            className={`max-w-[42rem] space-y-5 text-muted ${
              isLeft
                ? "lg:col-span-6 lg:col-start-7 lg:row-start-2"
                : "lg:col-span-6 lg:row-start-2"
            }`}
          >
            {overview.paragraphs.map((paragraph) => (
              <p key={paragraph} className="first:text-lead first:text-ink">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
      </Container>
    </section>
  );
}
