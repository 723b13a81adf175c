import type { quantumHome } from "#app/content/quantum/home.ts";
import { Container } from "#app/ui/container.tsx";
import { Fold, FoldRow } from "#app/ui/fold.tsx";

/** One statement as large as the page allows, and what backs it. */
export function HomeAbout({
  title,
  statement,
  more,
  paragraphs,
  principles,
}: typeof quantumHome.about) {
  return (
    <section aria-labelledby="about-title">
      <Container className="pt-section pb-16">
        <h2 id="about-title" className="font-mono text-label text-accent">
          {title}
        </h2>
        <p className="mt-6 max-w-[9em] text-statement">{statement}</p>
        <Fold label={more} className="mt-6 lg:mt-14">
          <div className="grid gap-x-8 gap-y-5 text-muted lg:grid-cols-12">
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="max-w-[42rem] lg:col-span-5">
                {paragraph}
              </p>
            ))}
          </div>
        </Fold>
        <ul className="mt-6 grid gap-x-8 md:mt-12 md:grid-cols-3">
          {principles.map(({ title: name, text }) => (
            <li key={name}>
              <FoldRow name={name} heading={<h3 className="font-medium">{name}</h3>}>
                <p className="text-small text-muted md:mt-2">{text}</p>
              </FoldRow>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
