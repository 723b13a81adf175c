import { glossaryOf } from "#app/content/glossary.ts";
import { firstEmails } from "#app/content/quantum/first-emails.ts";
import { simulationPage } from "#app/content/quantum/simulation.ts";
import { FigurePicture } from "#app/figures/picture.tsx";
import { Closing } from "#app/quantum/sections/closing.tsx";
import { InstrumentSection } from "#app/quantum/sections/instrument-section.tsx";
import { HeroNote, PageHero } from "#app/quantum/sections/page-hero.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { Section } from "#app/ui/section.tsx";
import { Glossary } from "#app/ui/term.tsx";
import amplitudesFigure from "./amplitudes.figure.ts";
import { SimulationAreas } from "./areas.tsx";
import { SimulationDeliverables } from "./deliverables.tsx";
import { SimulationMemory } from "./memory.tsx";
import { SimulationPilot } from "./pilot.tsx";
import { SimulatorPreview } from "./preview.tsx";

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
      <Closing {...simulationPage.contact} ground="simulation" email={firstEmails.simulation} />
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
