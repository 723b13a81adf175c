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
        <Counts unit={sizes.unit} />
        <Instrument
          name="handshake"
          words={{ ...instrumentWords, ...handshake, title: sizes.title }}
          load={loadInstrument}
        />
      </div>
    </Section>
  );
}

/** What a run comes to, until it is run. */
function Counts({ unit }: { unit: string }) {
  return (
    <dl className="grid grid-cols-[2fr_3fr] gap-x-6 group-has-[.instrument]:hidden max-lg:mb-6 sm:flex sm:gap-x-8">
      {bytes.rows.map(({ names, bytes: count }) => (
        <div key={names} className="group/count flex flex-col-reverse justify-end">
          <dt className="mt-2 font-mono text-label text-muted">{`${unit}, ${names}`}</dt>
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
