import { type Industry, industriesPage } from "#app/content/quantum/industries.ts";
import type { TitledText } from "#app/content/types.ts";
import { TextLinks } from "#app/quantum/sections/text-links.tsx";
import type { Ground } from "#app/styles/grounds.ts";
import { Container } from "#app/ui/container.tsx";
import { PhoneFold } from "#app/ui/fold.tsx";
import { Illustrative } from "#app/ui/illustrative.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";

const titles = industriesPage.sectors;

export const sectorGrounds: Record<Industry["id"], Ground> = {
  pharma: "simulation",
  finance: "paper",
  semiconductor: "compiler",
  government: "page",
  web3: "custody",
};

export interface SectorProps {
  sector: Industry;
  /** Explains the tag “Illustrative”; the first sector alone has it. */
  note?: string;
}

export function SectorDetails({ sector, note }: SectorProps) {
  return (
    <Container className="grid gap-x-8 pt-3 pb-6 md:gap-y-8 lg:grid-cols-3 lg:pt-6 lg:pb-small">
      <Points title={titles.challenges} points={sector.challenges} />
      <Points title={titles.solutions} points={sector.solutions} />
      <Impact sector={sector} note={note} />
    </Container>
  );
}

function Points({ title, points }: { title: string; points: readonly TitledText[] }) {
  const names = points.map((point) => point.title).join(", ");
  return (
    <PhoneFold
      title={title}
      heading="h3"
      label={<NoBreak text={names} />}
      className="border-line md:border-t md:pt-4"
    >
      <ul className="grid gap-x-8 gap-y-3 md:grid-cols-2 lg:grid-cols-1">
        {points.map(({ title: name, text }) => (
          <li key={name}>
            <NoBreak as="p" className="font-medium" text={name} />
            <NoBreak as="p" className="mt-1 text-muted" text={text} />
          </li>
        ))}
      </ul>
    </PhoneFold>
  );
}

function Impact({ sector, note }: SectorProps) {
  const { impact, study, basis, links } = sector;
  const worked = { label: titles.worked, to: `/case-studies#${study}` } as const;
  return (
    <div className="pt-4 md:border-t md:border-line">
      <h3 className="text-subheading font-medium md:mb-5">{titles.impact}</h3>
      <p className="mt-2 text-subheading text-balance">
        {study && (
          <>
            <Illustrative />{" "}
          </>
        )}
        <NoBreak text={impact} />
      </p>
      {note && <p className="mt-2 text-small text-muted">{note}</p>}
      <NoBreak as="p" className="mt-3 max-w-prose text-muted" text={basis} />
      <TextLinks
        links={study ? [worked, ...links] : links}
        className="mt-2 flex flex-wrap gap-x-8 empty:hidden"
      />
    </div>
  );
}
