import { instrumentWords } from "#app/content/instruments.ts";
import type { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { FigureView } from "#app/drawing/figure.tsx";
import { Instrument } from "#app/instruments/instrument.tsx";
import { FoldRow } from "#app/ui/fold.tsx";
import { Section } from "#app/ui/section.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import handshakeFigure from "./handshake.figure.ts?figure";

const loadInstrument = () =>
  import("#app/instruments/handshake/handshake-instrument.tsx").then(
    ({ HandshakeInstrument }) => HandshakeInstrument,
  );

type Page = typeof tokenizationPage;

export interface TokenizationHandshakeProps {
  sizes: Page["sizes"];
  handshake: Page["handshake"];
}

/** Three handshakes to scale with the instrument that runs two of them, and the formats that have no room for them. */
export function TokenizationHandshake({ sizes, handshake }: TokenizationHandshakeProps) {
  return (
    <Section title={sizes.title} intro={sizes.intro} size="close">
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-7 has-[.handshake]:lg:col-span-12">
          <Instrument
            name="handshake"
            words={{ ...instrumentWords, ...handshake }}
            load={loadInstrument}
          >
            <FigureView figure={handshakeFigure} />
          </Instrument>
        </div>
        <div className="lg:col-span-5">
          <h3 className="font-mono text-label text-accent">{sizes.listTitle}</h3>
          <ul className="mt-4">
            {sizes.items.map(({ title: name, text }) => (
              <li key={name} className="md:border-t md:border-line md:py-4">
                <FoldRow name={name} heading={<h4 className="text-subheading">{name}</h4>}>
                  <p className="md:mt-1">
                    <Unbroken text={text} />
                  </p>
                </FoldRow>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
