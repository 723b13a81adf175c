import { instrumentWords } from "#app/content/instruments.ts";
import { instrumentSections } from "#app/content/quantum/instrument-sections.ts";
import { Instrument } from "#app/instruments/instrument.tsx";
import { Section } from "#app/ui/section.tsx";
import { CompilerPreview } from "./preview.tsx";

const loadInstrument = () =>
  import("#app/instruments/compiler/compiler-instrument.tsx").then(
    ({ CompilerInstrument }) => CompilerInstrument,
  );

const { title, intro, run } = instrumentSections.compiler;

/** The compiler to try; before it opens, what it shows of the example. */
export function CompilerInstrumentSection() {
  return (
    <Section title={title} intro={intro} padding="medium" rule={false} isInstrument>
      <Instrument name="compiler" words={{ ...instrumentWords, title, run }} load={loadInstrument}>
        <CompilerPreview />
      </Instrument>
    </Section>
  );
}
