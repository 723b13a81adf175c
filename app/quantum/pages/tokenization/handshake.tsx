import { instrumentWords } from "#app/content/instruments.ts";
import type { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { Instrument } from "#app/instruments/instrument.tsx";
import { Section } from "#app/ui/section.tsx";
import bytes from "./handshake-bytes.data.ts";

const loadInstrument = () =>
  import("#app/instruments/handshake/handshake-instrument.tsx").then(
    ({ HandshakeInstrument }) => HandshakeInstrument,
  );

type TokenizationHandshakeProps = Pick<typeof tokenizationPage, "sizes" | "handshake">;

/** What grows in a handshake, and the instrument that runs one. */
export function TokenizationHandshake({ sizes, handshake }: TokenizationHandshakeProps) {
  return (
    <Section title={sizes.title} intro={sizes.intro(bytes.times)} padding="small" rule={false}>
      <div className="group lg:grid lg:*:col-start-1 lg:*:row-start-1">
        <Instrument
          name="handshake"
          words={{ ...instrumentWords, ...handshake, title: sizes.title }}
          load={loadInstrument}
        />
        <Counts />
      </div>
    </Section>
  );
}

/** What a run comes to, until it is run. */
function Counts() {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3 group-has-[.instrument]:hidden max-lg:mt-6 lg:justify-self-start">
      {bytes.rows.map(({ names, bytes: count }) => (
        <div key={names} className="group/count flex flex-col-reverse justify-end max-sm:w-min">
          <dt className="mt-2 font-mono text-label text-muted">{names}</dt>
          <dd className="handshake-count font-medium whitespace-nowrap text-accent group-first/count:text-quiet">
            {count}
            <span aria-hidden="true" className="ml-[0.25em] group-last/count:hidden">
              →
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
