import { simulationPage } from "#app/content/quantum/simulation.ts";
import { ContactBand } from "#app/quantum/sections/contact-band.tsx";
import { InstrumentSection } from "#app/quantum/sections/instrument-section.tsx";
import { HeroFigure, HeroNote, PageHero } from "#app/quantum/sections/page-hero.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import amplitudesFigure from "./amplitudes.figure.ts";
import { SimulationAreas } from "./areas.tsx";
import { SimulationDeliverables } from "./deliverables.tsx";
import { SimulationLimits } from "./limits.tsx";
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
        picture={<HeroFigure figure={amplitudesFigure} />}
        note={<HeroNote figure={amplitudesFigure} />}
      />
      <SimulationPilot {...simulationPage.pilot} />
      <InstrumentSection name="simulator" load={loadInstrument} padding="small">
        <SimulatorPreview />
      </InstrumentSection>
      <SimulationMemory {...simulationPage.memory} />
      <SimulationAreas {...simulationPage.areas} />
      <SimulationLimits {...simulationPage.limits} />
      <SimulationDeliverables {...simulationPage.deliverables} />
      <ContactBand {...simulationPage.contact} />
    </>
  );
}
