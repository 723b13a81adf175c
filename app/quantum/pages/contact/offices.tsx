import { offices } from "#app/content/offices.ts";
import type { contactPage } from "#app/content/quantum/contact.ts";
import { FigurePicture, HowComputed } from "#app/drawing/figure.tsx";
import { Container } from "#app/ui/container.tsx";
import hoursFigure from "./hours.figure.ts?figure";
import { NowMark } from "./now-mark.tsx";

/** Three cities on one clock: what their office hours cover, over the whole window. */
export function ContactOffices({ title, statement, intro, now }: typeof contactPage.offices) {
  return (
    <section aria-labelledby="offices-title" className="pb-16">
      <Container>
        <div className="border-t border-line pt-16">
          <h2 id="offices-title" className="font-mono text-label text-accent">
            {title}
          </h2>
          <p className="mt-4 max-w-[11em] text-statement text-balance">{statement}</p>
        </div>
      </Container>
      <figure className="wide-figure bleed hours mt-10">
        <FigurePicture figure={hoursFigure}>
          <NowMark word={now} />
        </FigurePicture>
        <figcaption>
          <Container className="mt-8 grid gap-x-8 gap-y-6 lg:grid-cols-12">
            <p className="max-w-[44rem] text-lead lg:col-span-7">{hoursFigure.finding}</p>
            <div className="lg:col-span-5">
              <p className="max-w-[36rem]">{intro}</p>
              <HowComputed {...hoursFigure} />
            </div>
          </Container>
        </figcaption>
      </figure>
      <Container>
        <ul className="mt-10 grid gap-8 md:grid-cols-3">
          {offices.map((office) => (
            <li key={office.city} className="border-t border-quiet pt-4">
              <h3 className="text-heading">{office.city}</h3>
              <p className="mt-3">
                {office.country}, {office.zoneName}
              </p>
              <p className="mt-1 font-mono text-label text-quiet">{office.utcOffset}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
