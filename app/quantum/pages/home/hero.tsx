import { useCallback, useRef } from "react";
import type { quantumHome } from "#app/content/quantum/home.ts";
import type { Motion } from "#app/instruments/wave/evolve.ts";
import { WaveDetector } from "#app/instruments/wave/wave-detector.tsx";
import { WaveHero, waveMethod } from "#app/instruments/wave/wave-hero.tsx";
import { TextLinks } from "#app/quantum/sections/text-links.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";

/** The first screen: the words over a wave function that the build computed, and a detector below. */
export function HomeHero({ kicker, title, lead, actions, also, measure }: typeof quantumHome.hero) {
  const [first, second] = actions;
  const section = useRef<HTMLElement>(null);
  const motion = useRef<Motion>(undefined);
  const setMotion = useCallback((now: Motion | undefined) => {
    motion.current = now;
  }, []);
  return (
    <>
      <section ref={section} aria-labelledby="home-title" className="home-hero">
        <div className="home-words">
          <p className="font-mono text-label text-accent">{kicker}</p>
          <h1 id="home-title" className="mt-5 max-w-[11em] text-title">
            {title}
          </h1>
          <p className="mt-7 max-w-lead text-lead text-muted">{lead}</p>
          <p className="mt-8 flex flex-wrap gap-3">
            <ButtonLink to={first.to}>{first.label}</ButtonLink>
            <ButtonLink to={second.to} kind="outlined">
              {second.label}
            </ButtonLink>
          </p>
          <TextLinks links={also} className="mt-4" />
        </div>
        <WaveHero className="home-wave" onMotion={setMotion} />
      </section>
      <WaveDetector words={measure} method={waveMethod} motion={motion} area={section} />
    </>
  );
}
