import type { simulationPage } from "#app/content/quantum/simulation.ts";
import { Figure } from "#app/figures/figure.tsx";
import { sourceArchiveName } from "#app/models/papers.ts";
import { OfferRow, Terms } from "#app/quantum/sections/offer.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Illustrative } from "#app/ui/illustrative.tsx";
import { Section } from "#app/ui/section.tsx";
import { lineLinkStyle, TextLink } from "#app/ui/text-link.tsx";
import ironSulfur from "./iron-sulfur.figure.ts";
import numbers from "./numbers.data.ts";

export function SimulationPilot(words: typeof simulationPage.pilot) {
  const { title, intro, size, items, molecule, claim, bound, link } = words;
  return (
    <Section id="pilot" title={title} intro={intro} padding="medium" rule={false}>
      <div className="grid gap-x-8 gap-y-6 border-y border-line py-7 md:grid-cols-2 lg:grid-cols-3">
        <div className="md:max-lg:col-span-full">
          <h3 className="text-item">
            <span className="mr-3 text-number font-medium text-accent">{size.number}</span>{" "}
            {size.title}
          </h3>
          <p className="mt-2">{size.text}</p>
        </div>
        <Terms items={items} />
      </div>
      <div className="grid gap-x-8 gap-y-6 pt-7 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h3 className="text-item">{molecule.title}</h3>
          <p className="mt-2">{molecule.text(numbers.pilot)}</p>
          <p className="mt-5 text-caption">
            <Illustrative /> {claim}
          </p>
          <p className="mt-1 text-caption text-muted">
            {bound} <TextLink to={link.to}>{link.label}</TextLink>
          </p>
          <PilotData {...words} />
        </div>
        <Figure figure={ironSulfur} className="lg:col-span-8" />
      </div>
      <OfferRow name="pilot" heading="h3" />
    </Section>
  );
}

function PilotData({ data, archive, files }: typeof simulationPage.pilot) {
  const scripts = { label: archive, file: `/papers/${sourceArchiveName}` };
  return (
    <Fold title={data} when="phone" className="mt-5">
      <ul>
        {[scripts, ...files].map(({ label, file }) => (
          <li key={file}>
            <a href={file} className={lineLinkStyle}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
