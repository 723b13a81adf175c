import type { quantumHome } from "#app/content/quantum/home.ts";
import { waveFigure } from "#app/figures/generated/wave.ts";
import { WaveHero } from "#app/instruments/wave/wave-hero.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Container } from "#app/ui/container.tsx";

/** The first screen: the words over a wave function that the build computed. */
export function HomeHero({ kicker, title, lead, actions }: typeof quantumHome.hero) {
  const [first, second] = actions;
  return (
    <section aria-labelledby="home-title" className="relative isolate -mt-18 overflow-hidden">
      <Container className="flex min-h-[min(52rem,100svh)] flex-col pt-28 pb-8 xl:pt-[max(7rem,min(52rem,100svh)-37.8rem)]">
        <p className="font-mono text-label text-accent">{kicker}</p>
        <h1 id="home-title" className="mt-5 max-w-[11em] text-display">
          {title}
        </h1>
        <p className="mt-7 max-w-[34rem] text-lead text-muted">{lead}</p>
        <p className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={first.to}>{first.label}</ButtonLink>
          <ButtonLink to={second.to} variant="secondary" className="bg-ground">
            {second.label}
          </ButtonLink>
        </p>
        <p className="mt-88 max-w-[34rem] font-mono text-label text-quiet md:mt-112 lg:mt-144 xl:mt-16 xl:self-end xl:bg-ground xl:text-right">
          {waveFigure.caption}
        </p>
      </Container>
      {/* Last, because it stands on the section's lower edge, which the words push down. */}
      <WaveHero alt={waveFigure.title} />
    </section>
  );
}
