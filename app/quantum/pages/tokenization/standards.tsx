import type { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { FigurePicture, HowComputed } from "#app/figures/figure.tsx";
import { Container } from "#app/ui/container.tsx";
import { Fold } from "#app/ui/fold.tsx";
import standardsFigure from "./standards.figure.ts?figure";

/** The dates that set a migration's pace, to scale over the whole window; their documents in the table. */
export function TokenizationStandards({
  caption,
  statement,
  more,
  note,
}: Pick<typeof tokenizationPage.standards, "caption" | "statement" | "more" | "note">) {
  return (
    <section aria-labelledby="standards-title" className="pb-16">
      <Container>
        <div className="border-t border-line pt-16">
          <h2 id="standards-title" className="font-mono text-label text-accent">
            {caption}
          </h2>
          <p className="mt-4 max-w-[11em] text-statement text-balance">{statement}</p>
        </div>
      </Container>
      <figure className="wide-figure bleed standards mt-8">
        <FigurePicture figure={standardsFigure} />
        <figcaption>
          <Container className="mt-6 grid gap-x-8 gap-y-4 lg:grid-cols-12">
            <p className="max-w-[44rem] text-lead max-md:hidden lg:col-span-7">
              {standardsFigure.finding}
            </p>
            <Fold label={more} className="lg:col-span-5">
              <p className="max-w-[36rem]">{note}</p>
            </Fold>
            <div className="lg:col-span-12">
              <HowComputed {...standardsFigure} />
            </div>
          </Container>
        </figcaption>
      </figure>
    </section>
  );
}
