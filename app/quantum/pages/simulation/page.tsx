import { glossaryOf } from "#app/content/glossary.ts";
import { instrumentSections } from "#app/content/quantum/instrument-sections.ts";
import { simulationPage } from "#app/content/quantum/simulation.ts";
import { Figure, Finding, HowComputed } from "#app/figures/figure.tsx";
import memoryFigure from "#app/figures/memory.figure.ts";
import { FigurePicture } from "#app/figures/picture.tsx";
import { cx } from "#app/lib/cx.ts";
import { sourceArchiveName } from "#app/models/papers.ts";
import { Link } from "#app/navigation/link.tsx";
import { Closing } from "#app/quantum/sections/closing.tsx";
import { InstrumentSection } from "#app/quantum/sections/instrument-section.tsx";
import { OfferRow, Terms } from "#app/quantum/sections/offer.tsx";
import { HeroNote, PageHero } from "#app/quantum/sections/page-hero.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { Fold } from "#app/ui/fold.tsx";
import { Illustrative } from "#app/ui/illustrative.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";
import { Glossary } from "#app/ui/term.tsx";
import { TextLink, textLinkStyle, touchTarget } from "#app/ui/text-link.tsx";
import amplitudesFigure from "./amplitudes.figure.ts";
import { SimulationAreas } from "./areas.tsx";
import closing from "./closing.figure.ts";
import { SimulationDeliverables } from "./deliverables.tsx";
import ironSulfur from "./iron-sulfur.figure.ts";
import numbers from "./numbers.data.ts";

const loadInstrument = () =>
  import("#app/instruments/simulator/simulator-instrument.tsx").then(
    ({ SimulatorInstrument }) => SimulatorInstrument,
  );

export const meta = metaOf(simulationPage.meta);

export default function Simulation() {
  return (
    <>
      <PageHero
        {...simulationPage.hero}
        picture={
          <div className="hero-picture">
            <FigurePicture figure={amplitudesFigure} />
            <HeroNote figure={amplitudesFigure} className="px-gutter pt-6 lg:pr-margin lg:pl-3" />
          </div>
        }
      />
      <SimulationPilot {...simulationPage.pilot} />
      <SimulationDeliverables {...simulationPage.deliverables} />
      <InstrumentSection name="simulator" load={loadInstrument} padding="small">
        <SimulatorPreview />
      </InstrumentSection>
      <SimulationMemory {...simulationPage.memory} />
      <SimulationAreas {...simulationPage.areas} />
      <SimulationLimits {...simulationPage.limits} />
      <Closing {...simulationPage.contact} ground="simulation" figure={closing} />
      <Glossary entries={glossaryOf(simulationPage)} />
    </>
  );
}

function SimulationLimits({ title, items }: typeof simulationPage.limits) {
  return (
    <Section title={title} padding="small">
      <ul className="grid gap-x-8 gap-y-4 md:grid-cols-2 md:gap-y-10">
        {items.map((item) => (
          <li key={item} className="border-t border-quiet pt-3 md:pt-5 md:text-item">
            {item}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The simulators at rest: the memory of each for one program. A press on one opens it there. */
function SimulatorPreview() {
  return (
    <div className="border border-quiet">
      <p className="border-b border-quiet bg-raised px-5 py-4 lg:py-5 lg:pr-72">
        {instrumentSections.simulator.result(numbers.memory.qubits)}
      </p>
      <ul className="grid md:grid-cols-3">
        {numbers.memory.methods.map(({ id, name, memory }) => (
          <li
            key={id}
            className="border-line not-last:border-b md:not-last:border-r md:not-last:border-b-0"
          >
            <Link
              to={`/simulation#simulator?program=ghz50&method=${id}`}
              className="flex items-baseline justify-between gap-4 px-5 py-3 hover:bg-raised md:block md:py-5"
            >
              <span className="text-heading font-medium md:block lg:text-title">{memory}</span>
              <span className="text-label text-muted">{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Answers a buyer before anybody writes: whether to order, what was solved, what is received, what ends it. */
function SimulationPilot(words: typeof simulationPage.pilot) {
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
            <Illustrative isInline /> {claim}
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

/** The measured data and the scripts, each in a line. */
function PilotData({ data, archive, files }: typeof simulationPage.pilot) {
  const scripts = { label: archive, file: `/papers/${sourceArchiveName}` };
  return (
    <Fold title={data} when="phone" className="mt-5">
      <ul>
        {[scripts, ...files].map(({ label, file }) => (
          <li key={file}>
            <a href={file} className={cx(textLinkStyle, touchTarget)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

/** The conditions that choose a method, beside the memory that each would take. */
function SimulationMemory({ title, intro, tests, more, noise }: typeof simulationPage.memory) {
  return (
    <Section title={title} intro={intro(numbers.pilot)} padding="medium" ground="paper">
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-2 lg:items-start lg:gap-y-10">
        <div className="max-lg:mb-8 lg:pr-8">
          <ol>
            {tests.map(({ when, method }) => (
              <li key={when} className="border-t border-line py-4">
                <h3 className="font-medium">{when}</h3>
                <NoBreak as="p" className="mt-1 text-muted" text={method} />
              </li>
            ))}
          </ol>
          <Fold title={more} kind="quiet">
            <NoBreak as="p" text={noise} />
          </Fold>
        </div>
        <FigurePicture figure={memoryFigure} />
        <Finding figure={memoryFigure} />
        <HowComputed {...memoryFigure} />
      </div>
    </Section>
  );
}
