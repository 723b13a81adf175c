import { compilerPage } from "#app/content/quantum/compiler.ts";
import { HowComputed } from "#app/ui/figure/figure.tsx";
import { FigurePicture } from "#app/ui/figure/picture.tsx";
import example from "./example.computed.ts";
import routedFigure from "./routed.computed.ts";

const { counted, baseline } = compilerPage.hero;
const { qiskit, ours, sabre } = example.counts;

/** One program compiled by Qiskit and by us, to one scale; what is saved has room for the number. */
export function CompilerPicture() {
  return (
    <div className="hero-picture grid gap-y-6 max-lg:px-gutter lg:mt-9 lg:*:[grid-area:1/1]">
      <FigurePicture figure={routedFigure} />
      <div className="relative max-md:-order-1 lg:w-[calc((100%+2rem)*5/12-2rem)] lg:-mb-6 lg:self-end lg:justify-self-end">
        <p className="compiler-saving">
          <span className="text-quiet">{qiskit}</span>
          <span aria-hidden="true" className="text-quiet">
            →
          </span>
          <span className="sr-only"> to </span>
          <span className="text-accent">{ours}</span>
        </p>
        <p className="mt-2">{counted}</p>
        <div className="caption text-small text-muted">
          <p>
            {routedFigure.finding} {baseline(sabre)}
          </p>{" "}
          <HowComputed {...routedFigure} />
        </div>
      </div>
    </div>
  );
}
