import { aboutPage } from "#app/content/quantum/about.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Container } from "#app/ui/container.tsx";
import { TextLink, touchTarget } from "#app/ui/text-link.tsx";
import { siteConfig } from "#site.config";

/** The division's offer and its founders, beside the word that it is named after. */
export function AboutOpening() {
  const { hero, offer, founders, word } = aboutPage;
  return (
    <Container className="grid grid-cols-1 gap-x-8 gap-y-8 pt-5 pb-small lg:grid-cols-12 lg:gap-y-12 lg:pt-13">
      <div className="lg:col-span-7 lg:[--title-size:min(6.4vw,5.75rem)]">
        <p className="mb-2 text-accent lg:text-lead">{hero.kicker}</p>
        <h1 className="text-title">{hero.title}</h1>
      </div>
      <figure className="lg:col-span-5 lg:self-end">
        <Word {...word} />
        <figcaption className="mt-4 max-w-prose text-muted">{word.meaning}</figcaption>
      </figure>
      <div className="border-t border-line pt-5 lg:col-span-7">
        <p className="max-w-[40rem] text-subheading font-medium">{offer.text}</p>
        <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
          <ButtonLink to={offer.action.to}>{offer.action.label}</ButtonLink>
          <TextLink to={offer.link.to} className={touchTarget}>
            {offer.link.label}
          </TextLink>
        </p>
      </div>
      <div className="border-t border-line pt-5 lg:col-span-5">
        <p className="max-w-prose text-muted">
          {hero.lead} {founders(siteConfig.founders.length)}
        </p>
        <p className="mt-2 flex flex-wrap gap-x-6">
          {siteConfig.founders.map(({ name }) => (
            <TextLink key={name} to="/adyakshar#our-team" className={touchTarget}>
              {name}
            </TextLink>
          ))}
        </p>
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
      className="block w-full max-w-160 font-medium tracking-tight"
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
