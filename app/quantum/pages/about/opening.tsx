import { aboutPage } from "#app/content/quantum/about.ts";
import founders from "#app/figures/founders.pictures.ts";
import { Portrait } from "#app/figures/portrait.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Container } from "#app/ui/container.tsx";
import { TextLink, touchTarget } from "#app/ui/text-link.tsx";
import { siteConfig } from "#site.config";

const works = [founders.research, founders.engineering];

export function AboutOpening() {
  const { hero, offer, who, word } = aboutPage;
  return (
    <Container className="pt-5 pb-small lg:pt-13">
      <p className="mb-2 text-accent lg:text-lead">{hero.kicker}</p>
      <h1 className="text-title">{hero.title}</h1>
      <div className="mt-8 grid gap-x-8 gap-y-8 md:grid-cols-2 lg:mt-14">
        <div className="border-t border-line pt-4">
          <h2 className="text-body text-quiet">{offer.title}</h2>
          <p className="mt-2 text-subheading font-medium">{offer.text}</p>
          <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
            <ButtonLink to={offer.action.to}>{offer.action.label}</ButtonLink>
            <TextLink to={offer.link.to} className={touchTarget}>
              {offer.link.label}
            </TextLink>
          </p>
        </div>
        <div className="border-t border-line pt-4">
          <h2 className="text-body text-quiet">{who.title}</h2>
          <p className="mt-2 max-w-prose text-muted">{hero.lead}</p>
          <ul className="mt-4 flex flex-wrap gap-x-8 gap-y-3">
            {siteConfig.founders.map(({ name, portrait }, k) => (
              <li key={name} className="flex items-center gap-x-4">
                <Portrait
                  name={name}
                  portrait={portrait}
                  work={works[k]}
                  width={86}
                  height={98}
                  workClassName="w-16 shrink-0 lg:w-[5.375rem]"
                />
                <TextLink to="/adyakshar#our-team" className={touchTarget}>
                  {name}
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="mt-10 grid items-end gap-x-8 gap-y-4 lg:mt-14 lg:grid-cols-12">
        <Word {...word} />
        <p className="max-w-prose text-muted lg:col-span-5 lg:pb-3">{word.meaning}</p>
      </div>
    </Container>
  );
}

/** The name, and above the one letter that changed the letter that it was. */
function Word({ term, parts: [first, second] }: typeof aboutPage.word) {
  const joined = first + second;
  const at = [...term].findIndex((letter, k) => letter !== joined[k]);
  return (
    <svg
      role="img"
      aria-label={`${first} + ${second} → ${term}`}
      viewBox="0 0 1000 330"
      overflow="visible"
      fill="currentColor"
      className="block w-full max-w-80 font-medium tracking-tight lg:col-span-4"
    >
      <text y="272" fontSize="221" textLength="1000">
        {term.slice(0, at)}
        <tspan className="fill-accent">{term[at]}</tspan>
        {term.slice(at + 1)}
      </text>
      <g fontSize="64" className="fill-muted font-normal">
        <text x="296" y="58" textAnchor="end">
          {first.slice(0, -1)}
        </text>
        <text x="307" y="58" textAnchor="middle" className="fill-accent">
          {first.slice(-1)}
        </text>
        <text x="372" y="58">{`+ ${second}`}</text>
      </g>
      <path
        d="M307 76v52m-12-14 12 14 12-14"
        fill="none"
        strokeWidth="4"
        className="stroke-accent"
      />
    </svg>
  );
}
