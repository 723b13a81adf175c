import { aboutPage } from "#app/content/quantum/about.ts";
import founders from "#app/figures/founders.pictures.ts";
import { Portrait } from "#app/figures/portrait.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Container } from "#app/ui/container.tsx";
import { TextLink, touchTarget } from "#app/ui/text-link.tsx";
import { siteConfig } from "#site.config";

const works = [founders.research, founders.engineering];

const portraitStyle = "w-16 shrink-0 lg:mb-3 lg:w-full";

/** The founders' pictures stand beside the title where there is room. */
export function AboutOpening() {
  const { hero, offer, who } = aboutPage;
  return (
    <Container className="grid grid-cols-1 gap-8 pt-5 pb-small md:grid-cols-12 lg:gap-y-12 lg:pt-13">
      <div className="md:col-span-12 lg:col-span-8 lg:[--title-size:min(6.4vw,5.75rem)]">
        <p className="mb-2 text-accent lg:text-lead">{hero.kicker}</p>
        <h1 className="text-title">{hero.title}</h1>
      </div>
      <div className="border-t border-line pt-4 md:col-span-6 md:row-span-2 lg:row-span-1 lg:row-start-2">
        <h2 className="text-body text-quiet">{offer.title}</h2>
        <p className="mt-2 text-subheading font-medium">{offer.text}</p>
        <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
          <ButtonLink to={offer.action.to}>{offer.action.label}</ButtonLink>
          <TextLink to={offer.link.to} className={touchTarget}>
            {offer.link.label}
          </TextLink>
        </p>
      </div>
      <div className="border-t border-line pt-4 md:col-span-6">
        <h2 className="text-body text-quiet">{who.title}</h2>
        <p className="mt-2 max-w-prose text-muted">{hero.lead(siteConfig.founders.length)}</p>
      </div>
      <ul className="grid gap-x-8 gap-y-3 max-lg:-mt-4 md:col-span-6 lg:col-span-4 lg:col-start-9 lg:row-start-1 lg:grid-cols-2 lg:self-end">
        {siteConfig.founders.map(({ name, portrait }, k) => (
          <li key={name} className="flex items-center gap-x-4 lg:block">
            <Portrait
              name={name}
              portrait={portrait}
              work={works[k % works.length]}
              width={172}
              height={196}
              className={portraitStyle}
              workClassName={portraitStyle}
            />
            <TextLink to="/adyakshar#our-team" className={touchTarget}>
              {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </Container>
  );
}

export function AboutName() {
  const { word } = aboutPage;
  return (
    <Container className="grid grid-cols-1 items-end gap-x-8 gap-y-4 pt-medium lg:grid-cols-12">
      <Word {...word} />
      <p className="max-w-prose text-muted lg:col-span-5 lg:pb-3">{word.meaning}</p>
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
      className="block w-full max-w-160 font-medium tracking-tight lg:col-span-7"
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
