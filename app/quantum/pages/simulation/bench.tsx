import { instrumentWords } from "#app/content/instruments.ts";
import { benchSections } from "#app/content/quantum/bench-sections.ts";
import { Instrument } from "#app/instruments/instrument.tsx";
import { Section } from "#app/ui/section.tsx";
import { SimulationDoubling } from "./doubling.tsx";

const loadBench = () =>
  import("#app/instruments/simulator/bench.tsx").then(({ SimulatorBench }) => SimulatorBench);

const { title, intro, run, note, still } = benchSections.simulator;

/** The simulators to try; before they open, what each qubit costs. */
export function SimulationBenchSection() {
  return (
    <Section id="simulator" title={title} intro={intro} className="print:hidden noscript:hidden">
      <Instrument name="simulator" words={{ ...instrumentWords, run, note }} load={loadBench}>
        <SimulationDoubling caption={still} />
      </Instrument>
    </Section>
  );
}
