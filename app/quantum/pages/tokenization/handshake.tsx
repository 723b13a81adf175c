import { instrumentWords } from "#app/content/instruments.ts";
import type { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { FigureView } from "#app/figures/figure-view.tsx";
import { tokenizationHandshake } from "#app/figures/generated/tokenization-handshake.ts";
import { Instrument } from "#app/instruments/instrument.tsx";
import { Section } from "#app/ui/section.tsx";

const loadBench = () =>
  import("#app/instruments/handshake/bench.tsx").then(({ HandshakeBench }) => HandshakeBench);

/** Two handshakes to scale, and the bench that runs them. */
export function TokenizationHandshake({
  title,
  intro,
  run,
  note,
}: typeof tokenizationPage.handshake) {
  return (
    <Section id="handshake" title={title} intro={intro} rule={false}>
      <Instrument
        name="handshake"
        words={{ ...instrumentWords, run, note }}
        load={loadBench}
        layout="beside"
      >
        <FigureView figure={tokenizationHandshake} />
      </Instrument>
    </Section>
  );
}
