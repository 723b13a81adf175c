import { instrumentWords } from "#app/content/instruments.ts";
import { benchSections } from "#app/content/quantum/bench-sections.ts";
import { Instrument } from "#app/instruments/instrument.tsx";
import { Section } from "#app/ui/section.tsx";
import { CompilerDevices } from "./devices.tsx";

const loadBench = () =>
  import("#app/instruments/compiler/bench.tsx").then(({ CompilerBench }) => CompilerBench);

const { title, intro, run, note } = benchSections.compiler;

/** The compiler to try; before it opens, the devices that it knows. */
export function CompilerBenchSection() {
  return (
    <Section id="bench" title={title} intro={intro} className="print:hidden noscript:hidden">
      <Instrument name="bench" words={{ ...instrumentWords, run, note }} load={loadBench}>
        <CompilerDevices />
      </Instrument>
    </Section>
  );
}
