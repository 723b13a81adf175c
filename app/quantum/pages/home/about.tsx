import type { quantumHome } from "#app/content/quantum/home.ts";
import { Container } from "#app/ui/container.tsx";
import { Fold } from "#app/ui/fold.tsx";

/** One statement as large as the page allows, and what backs it. */
export function HomeAbout({ title, statement, more, paragraphs }: typeof quantumHome.about) {
  return (
    <section aria-labelledby="about-title">
      <Container className="pt-section pb-14 lg:pb-section">
        <h2 id="about-title" className="font-mono text-label text-accent">
          {title}
        </h2>
        <p className="mt-6 max-w-[14em] text-statement">{statement}</p>
        <Fold label={more} className="mt-6 lg:mt-14">
          <div className="grid gap-x-8 gap-y-5 text-muted lg:grid-cols-12">
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="max-w-[42rem] lg:col-span-5">
                {paragraph}
              </p>
            ))}
          </div>
        </Fold>
      </Container>
    </section>
  );
}
