import { instrumentWords } from "#app/content/instruments.ts";
import type { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { Figure } from "#app/figures/figure.tsx";
import { Instrument } from "#app/instruments/instrument.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";
import handshakeFigure from "./handshake.figure.ts";

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
    <Section title={sizes.title} intro={sizes.intro} padding="small">
      <div className="handshake-still grid gap-y-6 md:gap-y-12">
        <Instrument
          name="handshake"
          words={{ ...instrumentWords, ...handshake, title: sizes.title }}
          load={loadInstrument}
        >
          <Figure figure={handshakeFigure} />
        </Instrument>
        <Fold title={sizes.listTitle} when="phone">
          <ul className="gap-x-8 lg:grid lg:grid-cols-3">
            {sizes.items.map(({ title: name, text }) => (
              <li key={name} className="border-t border-line py-4">
                <h3 className="text-item">{name}</h3>
                <p className="mt-1">
                  <NoBreak text={text} />
                </p>
              </li>
            ))}
          </ul>
        </Fold>
      </div>
    </Section>
  );
}
