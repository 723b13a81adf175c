import type { quantumHome } from "#app/content/quantum/home.ts";
import { Wave } from "#app/instruments/wave/wave.tsx";
import { TextLinks } from "#app/quantum/sections/text-links.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";

/** The first screen: the words, and beside them the wave with its detector. */
export function HomeHero({ title, lead, actions, also, wave }: typeof quantumHome.hero) {
  return (
    <section aria-labelledby="home-title" className="home-hero">
      <div className="home-words">
        <h1 id="home-title">{title}</h1>
        <p className="mt-3.5 text-lead text-muted max-md:min-h-[5.6em] max-md:text-[min(1.0625rem,5vw)]/[1.4] md:mt-7">
          {lead}
        </p>
        <p className="mt-3.5 flex flex-wrap gap-2 min-[22rem]:flex-nowrap md:mt-8 print:hidden">
          {actions.map(({ label, to }, index) => (
            <ButtonLink
              key={to}
              to={to}
              kind={index === 0 ? "filled" : "outlined"}
              className="min-w-0 whitespace-nowrap max-md:px-4"
            >
              {label}
            </ButtonLink>
          ))}
        </p>
      </div>
      <Wave words={wave} />
      <TextLinks links={also} className="home-also" />
    </section>
  );
}
