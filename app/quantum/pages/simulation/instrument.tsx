import { instrumentWords } from "#app/content/instruments.ts";
import { instrumentSections } from "#app/content/quantum/instrument-sections.ts";
import { Instrument } from "#app/instruments/instrument.tsx";
import { Section } from "#app/ui/section.tsx";
import { SimulatorPreview } from "./preview.tsx";

const loadInstrument = () =>
  import("#app/instruments/simulator/simulator-instrument.tsx").then(
    ({ SimulatorInstrument }) => SimulatorInstrument,
  );

const { title, intro, run } = instrumentSections.simulator;

/** The simulators to try; before they open, what each would hold. */
export function SimulationInstrumentSection() {
  return (
    <Section title={title} intro={intro} padding="small" isInstrument>
      <Instrument name="simulator" words={{ ...instrumentWords, title, run }} load={loadInstrument}>
        <SimulatorPreview />
      </Instrument>
    </Section>
  );
}
