import { instrumentWords } from "#app/content/instruments.ts";
import type { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { Instrument } from "#app/instruments/instrument.tsx";
import { Section } from "#app/ui/section.tsx";
import bytes from "./handshake-bytes.data.ts";

const loadInstrument = () =>
  import("#app/instruments/handshake/handshake-instrument.tsx").then(
    ({ HandshakeInstrument }) => HandshakeInstrument,
  );

type Page = typeof tokenizationPage;

export interface TokenizationHandshakeProps {
  sizes: Page["sizes"];
  handshake: Page["handshake"];
}

/** What grows in a handshake, and the instrument that runs one. */
export function TokenizationHandshake({ sizes, handshake }: TokenizationHandshakeProps) {
  return (
    <Section title={sizes.title} intro={sizes.intro(bytes)} padding="small" rule={false}>
      <Instrument
        name="handshake"
        words={{ ...instrumentWords, ...handshake, title: sizes.title }}
        load={loadInstrument}
      />
    </Section>
  );
}
