import { glossaryOf } from "#app/content/glossary.ts";
import { firstEmails } from "#app/content/quantum/first-emails.ts";
import { simulationPage } from "#app/content/quantum/simulation.ts";
import { Closing } from "#app/quantum/sections/closing.tsx";
import { InstrumentSection } from "#app/quantum/sections/instrument-section.tsx";
import { HeroNote, PageHero } from "#app/quantum/sections/page-hero.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { FigurePicture } from "#app/ui/figure/picture.tsx";
import { Glossary } from "#app/ui/term.tsx";
import { TextLink, touchTarget } from "#app/ui/text-link.tsx";
import amplitudesFigure from "./amplitudes.computed.ts";
import { SimulationAreas } from "./areas.tsx";
import { SimulationDeliverables } from "./deliverables.tsx";
import { SimulationPilot } from "./pilot.tsx";
import { SimulatorPreview } from "./preview.tsx";
import { SimulationRidge } from "./ridge.tsx";

const loadInstrument = () =>
  import("#app/instruments/simulator/simulator-instrument.tsx").then(
    ({ SimulatorInstrument }) => SimulatorInstrument,
  );

export const meta = metaOf(simulationPage.meta);

const { simulator, ...hero } = simulationPage.hero;

export default function Simulation() {
  return (
    <>
      <PageHero
        {...hero}
        picture={
          <div className="hero-picture">
            <FigurePicture figure={amplitudesFigure} />
            <HeroNote figure={amplitudesFigure} className="px-gutter pt-6 lg:pr-margin lg:pl-3" />
          </div>
        }
      >
        <p className="mt-4 noscript:hidden print:hidden">
          <TextLink to={simulator.to} className={touchTarget}>
            {simulator.label}
          </TextLink>
        </p>
      </PageHero>
      <SimulationRidge {...simulationPage.ridge} />
      <SimulationPilot {...simulationPage.pilot} />
      <SimulationAreas areas={simulationPage.areas} limits={simulationPage.limits} />
      <SimulationDeliverables {...simulationPage.deliverables} />
      <InstrumentSection name="simulator" load={loadInstrument} padding="small">
        <SimulatorPreview />
      </InstrumentSection>
      <Closing {...simulationPage.contact} ground="simulation" email={firstEmails.simulation} />
      <Glossary entries={glossaryOf(simulationPage.terms)} />
    </>
  );
}
