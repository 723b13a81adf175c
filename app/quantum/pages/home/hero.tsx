import type { quantumHome } from "#app/content/quantum/home.ts";
import { hexagon } from "#app/drawing/path.ts";
import { phaseHex } from "#app/drawing/phase-color.ts";
import { Wave } from "#app/instruments/wave/wave.tsx";
import { Link } from "#app/navigation/link.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { topicPhases } from "./topic-phases.ts";

export function HomeHero(words: typeof quantumHome.hero) {
  const { topics, title, lead, action, bank, wave } = words;
  return (
    <section aria-labelledby="home-title" className="home-hero">
      <div className="home-words">
        <p className="home-topics">
          {topics.map(({ before, name, after, topic, to }) => (
            <Link key={name} to={to} className="group">
              <svg
                aria-hidden="true"
                viewBox="0 0 15 17"
                className="h-[0.72em] w-[0.64em] shrink-0"
              >
                <path d={hexagon(7.5, 8.5, 8.5)} fill={phaseHex(topicPhases[topic])} />
              </svg>
              <span className="inline-block underline decoration-quiet decoration-1 underline-offset-[0.35em] first-letter:uppercase group-hover:decoration-ink">
                {before && <span className="max-md:hidden">{before}</span>}
                {name}
                {after && <span className="max-md:hidden">{after}</span>}
              </span>
            </Link>
          ))}
        </p>
        <h1 id="home-title">{title}</h1>
        <p className="mt-3.5 max-w-[34rem] max-[27.5rem]:max-w-[20.5em] text-lead text-muted max-md:text-[min(1.0625rem,max(5vw,0.9rem))]/[1.4] md:mt-7">
          <NoBreak text={lead} />
        </p>
        <p className="mt-3.5 flex flex-wrap items-center gap-x-4 md:mt-8 md:gap-x-7 print:hidden">
          <ButtonLink to={action.to} className="whitespace-nowrap">
            {action.label}
          </ButtonLink>
          <TextLink
            to={bank.to}
            className="flex min-h-11 flex-1 basis-32 items-center leading-[1.3] text-balance max-md:text-small md:flex-none"
          >
            {bank.label}
          </TextLink>
        </p>
      </div>
      <Wave words={wave} />
    </section>
  );
}
