import { instrumentSections } from "#app/content/quantum/instrument-sections.ts";
import { Instrument, type InstrumentProps } from "#app/instruments/kit/instrument.tsx";
import { Section, type SectionProps } from "#app/ui/section.tsx";

type InstrumentSectionProps = Pick<InstrumentProps, "load" | "children"> &
  Pick<SectionProps, "rule"> & { name: keyof typeof instrumentSections };

export function InstrumentSection({ name, load, rule, children }: InstrumentSectionProps) {
  const { title, intro, run } = instrumentSections[name];
  return (
    <Section title={title} intro={intro} padding="medium" rule={rule} isInstrument>
      <Instrument name={name} words={{ title, run }} load={load}>
        {children}
      </Instrument>
    </Section>
  );
}
