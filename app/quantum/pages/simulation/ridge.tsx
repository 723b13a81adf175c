import type { simulationPage } from "#app/content/quantum/simulation.ts";
import { cx } from "#app/lib/cx.ts";
import { onGround } from "#app/styles/grounds.ts";
import { Container } from "#app/ui/container.tsx";
import { HowComputed } from "#app/ui/figure/figure.tsx";
import { FigurePicture } from "#app/ui/figure/picture.tsx";
import figure from "./entanglement.computed.ts";

/** The words stand on the shoulders of the mountains. */
export function SimulationRidge({ title, text }: typeof simulationPage.ridge) {
  const { className, ...on } = onGround("simulation");
  return (
    <section aria-labelledby="ridge-title" className={cx(className, "relative")} {...on}>
      <Container className="flex flex-wrap justify-between gap-x-8 gap-y-4 pt-14 max-xl:pb-6 xl:absolute xl:inset-x-0 xl:top-0 xl:z-1 xl:pt-12">
        <h2 id="ridge-title" className="text-heading xl:max-w-[9.8em]">
          {title(figure.memory)}
        </h2>
        <div className="caption max-w-[23.5rem]">
          <p>{text(figure.layer)}</p> <HowComputed {...figure} />
        </div>
      </Container>
      <FigurePicture figure={figure} className="xl:pt-20" />
    </section>
  );
}
