import { glossaryOf } from "#app/content/glossary.ts";
import { firstEmails } from "#app/content/quantum/first-emails.ts";
import { simulationPage } from "#app/content/quantum/simulation.ts";
import { cx } from "#app/lib/cx.ts";
import { Closing } from "#app/quantum/sections/closing.tsx";
import { InstrumentSection } from "#app/quantum/sections/instrument-section.tsx";
import { HeroNote, PageHero } from "#app/quantum/sections/page-hero.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { onGround } from "#app/styles/grounds.ts";
import { Container } from "#app/ui/container.tsx";
import { HowComputed } from "#app/ui/figure/figure.tsx";
import { FigurePicture } from "#app/ui/figure/picture.tsx";
import { Glossary } from "#app/ui/term.tsx";
import { TextLink, touchTarget } from "#app/ui/text-link.tsx";
import amplitudesFigure from "./amplitudes.computed.ts";
import { SimulationAreas } from "./areas.tsx";
import { SimulationDeliverables } from "./deliverables.tsx";
import ridgeFigure from "./entanglement.computed.ts";
import { SimulationPilot } from "./pilot.tsx";
import { SimulatorPreview } from "./preview.tsx";

const loadInstrument = () =>
  import("#app/instruments/simulator/simulator-instrument.tsx").then(
    ({ SimulatorInstrument }) => SimulatorInstrument,
  );

export const meta = metaOf(simulationPage.meta);

const { simulator, ...hero } = simulationPage.hero;

export default function Simulation() {
  return (
    <>
      <PageHero
        {...hero}
        picture={
          <div className="hero-picture">
            <FigurePicture figure={amplitudesFigure} />
            <HeroNote figure={amplitudesFigure} className="px-gutter pt-6 lg:pr-margin lg:pl-3" />
          </div>
        }
      >
        <p className="mt-4 noscript:hidden print:hidden">
          <TextLink to={simulator.to} className={touchTarget}>
            {simulator.label}
          </TextLink>
        </p>
      </PageHero>
      <SimulationRidge {...simulationPage.ridge} />
      <SimulationPilot {...simulationPage.pilot} />
      <SimulationAreas areas={simulationPage.areas} limits={simulationPage.limits} />
      <SimulationDeliverables {...simulationPage.deliverables} />
      <InstrumentSection name="simulator" load={loadInstrument}>
        <SimulatorPreview />
      </InstrumentSection>
      <Closing {...simulationPage.contact} ground="simulation" email={firstEmails.simulation} />
      <Glossary entries={glossaryOf(simulationPage.terms)} />
    </>
  );
}

/** The words stand on the shoulders of the mountains. */
function SimulationRidge({ title, text }: typeof simulationPage.ridge) {
  const { className, ...on } = onGround("simulation");
  return (
    <section aria-labelledby="ridge-title" className={cx(className, "relative")} {...on}>
      <Container className="flex flex-wrap justify-between gap-x-8 gap-y-4 pt-14 max-xl:pb-6 xl:absolute xl:inset-x-0 xl:top-0 xl:z-1 xl:pt-12">
        <h2 id="ridge-title" className="text-heading xl:max-w-[9.8em]">
          {title(ridgeFigure.memory)}
        </h2>
        <div className="caption max-w-[23.5rem]">
          <p>{text(ridgeFigure.layer)}</p> <HowComputed {...ridgeFigure} />
        </div>
      </Container>
      <FigurePicture figure={ridgeFigure} className="xl:pt-20" />
    </section>
  );
}
