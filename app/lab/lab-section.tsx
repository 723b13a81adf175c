import { type ReactNode, useId } from "react";
import { cx } from "#app/lib/cx.ts";
import { Container } from "#app/ui/container.tsx";

export interface LabSectionProps {
  id?: string;
  title: string;
  /** The last words of the title, in italics. */
  titleEnd?: string;
  /** A line under the title. */
  intro?: string;
  /** The heading in a narrow column beside the content on wide screens. */
  isSplit?: boolean;
  /** A hairline above, where the ground does not change. */
  rule?: boolean;
  className?: string;
  children: ReactNode;
}

/** A part of a lab page: one rule or one change of ground above it, never both. */
export function LabSection({
  id,
  title,
  titleEnd,
  intro,
  isSplit = false,
  rule = true,
  className,
  children,
}: LabSectionProps) {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className={className}>
      <Container>
        <div
          className={cx(
            "block-space",
            rule && "border-t border-line",
            isSplit && "lg:grid lg:grid-cols-12 lg:gap-x-8",
          )}
        >
          <div className={isSplit ? "lg:col-span-4" : "max-w-[46rem]"}>
            <h2 id={headingId} className="text-heading">
              {title} {titleEnd && <em className="italic-display">{titleEnd}</em>}
            </h2>
            {intro && <p className="mt-4 max-w-[36rem] text-muted">{intro}</p>}
          </div>
          <div className={isSplit ? "mt-8 lg:col-span-8 lg:mt-1" : "mt-10"}>{children}</div>
        </div>
      </Container>
    </section>
  );
}
