import { instrumentWords } from "#app/content/instruments.ts";
import { instrumentSections } from "#app/content/quantum/instrument-sections.ts";
import { Instrument } from "#app/instruments/instrument.tsx";
import { Section } from "#app/ui/section.tsx";
import { CompilerDevices } from "./devices.tsx";

const loadInstrument = () =>
  import("#app/instruments/compiler/compiler-instrument.tsx").then(
    ({ CompilerInstrument }) => CompilerInstrument,
  );

const { title, intro, run, note } = instrumentSections.compiler;

/** The compiler to try; before it opens, the devices that it knows. */
export function CompilerInstrumentSection() {
  return (
    <Section title={title} intro={intro} isInstrument>
      <Instrument
        name="compiler"
        words={{ ...instrumentWords, title, run, note }}
        load={loadInstrument}
      >
        <CompilerDevices />
      </Instrument>
    </Section>
  );
}
