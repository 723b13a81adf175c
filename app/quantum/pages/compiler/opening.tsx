import { compilerPage } from "#app/content/quantum/compiler.ts";
import { HowComputed } from "#app/figures/figure.tsx";
import { FigurePicture } from "#app/figures/picture.tsx";
import example from "./example.data.ts";
import routedFigure from "./routed.figure.ts";

const { sabre, ours } = example.counts;
const { baseline, counts: names } = compilerPage.hero;
const counts = [
  { name: names.cx, from: sabre.twoQubit, to: ours.twoQubit },
  { name: names.depth, from: sabre.depth, to: ours.depth },
];

/** A program routed by a textbook router and by us, across the page. A phone shows the counts first. */
export function CompilerPicture() {
  return (
    <div className="hero-picture flex flex-col max-lg:px-gutter lg:mt-11 lg:grid lg:*:[grid-area:1/1]">
      <FigurePicture figure={routedFigure} />
      {/* The counts stand beside the shorter circuit, and below the longer one however much the words grow. */}
      <div className="max-md:contents lg:w-[calc((100%+2rem)/2-2rem)] lg:self-end lg:justify-self-end lg:pt-[18%]">
        <Counts />
        <p className="mt-4 max-w-prose">{routedFigure.finding}</p>
      </div>
    </div>
  );
}

/** Two counts fit beside each other on a phone, and on a small desk beside the shorter circuit. */
const countStyle =
  "ms-[max(-0.07em,-7.5px)] text-[clamp(3.5rem,11vw-4.5rem,6rem)]/none font-medium tracking-(--number-tracking) whitespace-nowrap";

function Counts() {
  return (
    <div className="max-md:-order-1 max-md:mb-8 md:max-lg:mt-8">
      <dl className="flex flex-wrap gap-x-8 gap-y-4 md:grid md:grid-cols-2">
        {counts.map(({ name, from, to }) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="mt-1 text-small text-muted">{name}</dt>
            <dd className={countStyle}>
              <span className="text-quiet">{from}</span>
              <span aria-hidden="true" className="px-[0.2em] text-[0.6em] text-quiet">
                →
              </span>
              <span className="sr-only"> to </span>
              <span className="text-accent">{to}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-small text-muted">{baseline}</p>
    </div>
  );
}

/** The method stands under the sentence that it explains. */
export function CompilerNote() {
  return (
    <div className="hero-note lg:mt-4 lg:pl-[calc((100%+2rem)/2)]">
      <HowComputed {...routedFigure} />
    </div>
  );
}
