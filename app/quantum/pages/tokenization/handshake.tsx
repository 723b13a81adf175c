import type { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { Instrument } from "#app/instruments/instrument.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";
import bytes from "./handshake-bytes.data.ts";

const loadInstrument = () =>
  import("#app/instruments/handshake/handshake-instrument.tsx").then(
    ({ HandshakeInstrument }) => HandshakeInstrument,
  );

type TokenizationHandshakeProps = Pick<typeof tokenizationPage, "sizes" | "handshake">;

const [exchange, certificates] = bytes.times;

export function TokenizationHandshake({ sizes, handshake }: TokenizationHandshakeProps) {
  return (
    <Section title={sizes.title} intro={sizes.intro(exchange, certificates)} padding="small">
      <div className="group lg:grid lg:*:col-start-1 lg:*:row-start-1">
        <Instrument
          name="handshake"
          words={{ ...handshake, title: sizes.title }}
          load={loadInstrument}
        />
        <Counts kinds={sizes.kinds} />
      </div>
    </Section>
  );
}

/** The bytes of three handshakes, shown until one is run. */
function Counts({ kinds }: Pick<typeof tokenizationPage.sizes, "kinds">) {
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-3 sm:gap-x-6 group-has-[.instrument]:hidden max-lg:mt-6 lg:max-w-[calc(50%-1rem)] lg:justify-self-start">
      {bytes.totals.map((count, k) => (
        <div key={count} className="group/count flex w-min flex-col-reverse justify-end">
          <dt className="mt-2 text-small text-muted">
            <NoBreak text={kinds[k]} />
          </dt>
          <dd className="text-[clamp(1.625rem,4vw,3.5rem)]/none font-medium tracking-(--number-tracking) whitespace-nowrap text-quiet group-last/count:text-accent">
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
