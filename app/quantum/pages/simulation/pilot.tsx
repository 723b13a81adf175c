import { priceText } from "#app/content/prices.ts";
import { offers } from "#app/content/quantum/offers.ts";
import type { PilotChoice, simulationPage } from "#app/content/quantum/simulation.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { Caption } from "#app/ui/figure/figure.tsx";
import { FigurePicture } from "#app/ui/figure/picture.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Illustrative } from "#app/ui/illustrative.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";
import { lineLinkStyle, TextLink } from "#app/ui/text-link.tsx";
import { sourceArchiveName } from "#data/papers.ts";
import { siteConfig } from "#site.config";
import ironSulfur from "./iron-sulfur.computed.ts";
import numbers from "./numbers.computed.ts";
import pictures from "./pilot.computed.ts";

export function SimulationPilot(words: typeof simulationPage.pilot) {
  const { title, intro, choices, tested, claim, bound, link } = words;
  return (
    <Section id="pilot" title={title} intro={intro} padding="medium">
      <div className="-mt-4 grid items-start gap-x-8 md:grid-cols-3">
        {choices.map((choice) => (
          <Choice key={choice.id} {...choice} />
        ))}
      </div>
      <div className="mt-6 grid gap-x-8 gap-y-8 border-t border-line pt-7 lg:grid-cols-3">
        <div>
          <h3 className="text-item">{tested.title}</h3>
          <p className="mt-2 text-caption">{tested.text(numbers.pilot)}</p>
          <p className="mt-4 text-[1.375rem]/[1.25]">
            <Illustrative /> {claim}
          </p>
          <p className="mt-1 text-caption text-muted">
            {bound} <TextLink to={link.to}>{link.label}</TextLink>
          </p>
        </div>
        <div>
          <FigurePicture figure={ironSulfur} />
          <div className="mt-3">
            <Caption figure={ironSulfur} className="text-caption" />
          </div>
        </div>
        <Offer {...words} />
      </div>
    </Section>
  );
}

/** A size of problem that opens what we advise; only one is open at a time. */
function Choice({ id, number, of, answer, reason }: PilotChoice) {
  return (
    <div className="pilot-choice">
      <FigurePicture figure={pictures[id]} />
      <details name="pilot-choice" open={id === "many"} suppressHydrationWarning>
        <summary>
          <span className="block">
            <span className="pilot-number">{number(numbers.pilot)}</span> {of}
          </span>
          <span className="pilot-answer">
            {answer}
            <span aria-hidden="true" className="open-sign" />
          </span>
        </summary>
        <NoBreak
          as="p"
          className="mt-2 mb-4 text-caption text-muted"
          text={reason(numbers.pilot)}
        />
      </details>
    </div>
  );
}

function Offer({ data, archive, files }: typeof simulationPage.pilot) {
  const { title, duration, items, link } = offers.pilot;
  const scripts = { label: archive, file: `/papers/${sourceArchiveName}` };
  return (
    <div>
      <h3 className="text-item">{title}</h3>
      <p className="text-small text-muted">
        {duration}. {priceText(siteConfig.offerPrices.pilot)}
      </p>
      {items.map((item) => (
        <p key={item.title} className="mt-2 text-caption">
          {item.text}
        </p>
      ))}
      <p className="mt-5 mb-6">
        <ButtonLink to={link.to}>{link.label}</ButtonLink>
      </p>
      <Fold title={data} kind="quiet">
        <ul>
          {[scripts, ...files].map(({ label, file }) => (
            <li key={file}>
              <a href={file} className={lineLinkStyle}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </Fold>
    </div>
  );
}
