import type { quantumHome } from "#app/content/quantum/home.ts";
import { Container } from "#app/ui/container.tsx";

/** One statement as large as the page allows, and what backs it. */
export function HomeAbout({ title, statement, paragraphs, principles }: typeof quantumHome.about) {
  return (
    <section aria-labelledby="about-title">
      <Container className="pt-section pb-16">
        <h2 id="about-title" className="font-mono text-label text-accent">
          {title}
        </h2>
        <p className="mt-6 max-w-[9em] text-statement">{statement}</p>
        <div className="mt-10 grid gap-x-8 gap-y-5 text-muted lg:mt-14 lg:grid-cols-12">
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="max-w-[42rem] lg:col-span-5">
              {paragraph}
            </p>
          ))}
        </div>
        <ul className="mt-12 grid gap-x-8 gap-y-8 sm:grid-cols-3">
          {principles.map(({ title: name, text }) => (
            <li key={name}>
              <h3 className="font-medium">{name}</h3>
              <p className="mt-2 text-small text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
