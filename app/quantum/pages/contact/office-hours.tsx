import type { contactPage } from "#app/content/quantum/contact.ts";
import { FigurePicture, HowComputed } from "#app/figures/figure.tsx";
import { Container } from "#app/ui/container.tsx";
import hoursFigure from "./hours.figure.ts?figure";
import { NowMark } from "./now-mark.tsx";

/** Three cities on one clock: what their office hours cover, over the whole window. */
export function ContactHours({ statement, now }: typeof contactPage.offices) {
  return (
    <section aria-labelledby="hours-title" className="deep deep-copper py-16 lg:py-24">
      <Container>
        <h2 id="hours-title" className="max-w-[11em] text-statement text-balance">
          {statement}
        </h2>
      </Container>
      <figure className="wide-figure bleed hours mt-10">
        <FigurePicture figure={hoursFigure}>
          <NowMark word={now} />
        </FigurePicture>
        <figcaption>
          <Container className="mt-8">
            <p className="max-w-[38rem] text-lead">{hoursFigure.finding}</p>
            <HowComputed {...hoursFigure} />
          </Container>
        </figcaption>
      </figure>
    </section>
  );
}
