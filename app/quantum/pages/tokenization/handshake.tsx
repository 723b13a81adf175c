import type { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { Instrument } from "#app/instruments/kit/instrument.tsx";
import { FigurePicture } from "#app/ui/figure/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import handshakesFigure from "./handshakes.computed.ts";

const loadInstrument = () =>
  import("#app/instruments/handshake/handshake-instrument.tsx").then(
    ({ HandshakeInstrument }) => HandshakeInstrument,
  );

type TokenizationHandshakeProps = Pick<typeof tokenizationPage, "sizes" | "handshake">;

const { exchange, certificates } = handshakesFigure.times;

export function TokenizationHandshake({ sizes, handshake }: TokenizationHandshakeProps) {
  return (
    <Section title={sizes.title} intro={sizes.intro(exchange, certificates)} padding="medium">
      <Instrument
        name="handshake"
        words={{ ...handshake, title: sizes.title }}
        load={loadInstrument}
      >
        <FigurePicture figure={handshakesFigure} className="max-md:-mx-gutter" />
      </Instrument>
    </Section>
  );
}
