import type { ReactNode } from "react";
import { type Industry, industriesPage } from "#app/content/quantum/industries.ts";
import type { TitledText } from "#app/content/types.ts";
import { cx } from "#app/lib/cx.ts";
import results from "#app/quantum/sections/results.data.ts";
import { TextLinks } from "#app/quantum/sections/text-links.tsx";
import { Container } from "#app/ui/container.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Illustrative } from "#app/ui/illustrative.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { TextLink } from "#app/ui/text-link.tsx";

const titles = industriesPage.sectors;

export interface SectorProps {
  sector: Industry;
  /** Explains the tag “Illustrative”; the first sector alone has it. */
  note?: string;
}

export function SectorDetails({ sector, note }: SectorProps) {
  const { challenges, solutions, links } = sector;
  const names = [...challenges, ...solutions].map(({ title }) => title).join(", ");
  return (
    <Container className="grid gap-y-4 pt-3 pb-7 lg:gap-y-10 lg:pt-6 lg:pb-small">
      <Fold
        title={titles.both}
        label={<NoBreak text={names} />}
        when="phone"
        className="border-b-0"
      >
        <div className="grid gap-y-4 md:col-span-full">
          <Row title={titles.challenges}>
            <Points points={challenges} />
          </Row>
          <Row title={titles.solutions} className="lg:border-0 lg:pt-0">
            <Points points={solutions} />
          </Row>
        </div>
      </Fold>
      <Row title={titles.impact} note={note}>
        <Impact {...sector} />
        {links.length > 0 && <TextLinks links={links} className="mt-4 flex flex-wrap gap-x-8" />}
      </Row>
    </Container>
  );
}

interface RowProps {
  title: string;
  note?: string;
  className?: string;
  children: ReactNode;
}

function Row({ title, note, className, children }: RowProps) {
  return (
    <div
      className={cx(
        "grid content-start gap-x-8 gap-y-2 border-t border-line pt-3 md:gap-y-3 lg:grid-cols-12 lg:pt-4",
        className,
      )}
    >
      <div className="lg:col-span-3">
        <h3 className="text-item">{title}</h3>
        {note && <p className="mt-1 max-w-prose text-small text-muted">{note}</p>}
      </div>
      <div className="lg:col-span-9">{children}</div>
    </div>
  );
}

function Points({ points }: { points: readonly TitledText[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-3 md:grid-cols-2">
      {points.map(({ title, text }) => (
        <li key={title}>
          <NoBreak as="p" className="font-medium" text={title} />
          <NoBreak as="p" className="mt-1 text-muted" text={text} />
        </li>
      ))}
    </ul>
  );
}

/** The computed number is the large one, and the claim one line with its mark; a sector without a number states its impact. */
function Impact({ impact, study, basis }: Industry) {
  return (
    <div className="grid gap-x-8 gap-y-3 md:grid-cols-2">
      {study ? (
        <p>
          <TextLink to={`/case-studies#${study}`} className="text-heading font-medium">
            {results[study].number}
          </TextLink>{" "}
          <span className="mt-1 block text-small">{results[study].counts}</span>
        </p>
      ) : (
        <p className="text-subheading font-medium text-balance">{impact}</p>
      )}
      <div>
        {study && (
          <p className="mb-2">
            <Illustrative /> <NoBreak text={impact} />
          </p>
        )}
        <p className="max-w-prose text-small text-muted">{basis}</p>
      </div>
    </div>
  );
}
