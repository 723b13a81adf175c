import { glossaryOf } from "#app/content/glossary.ts";
import { firstEmails } from "#app/content/quantum/first-emails.ts";
import { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { Figure } from "#app/figures/figure.tsx";
import { FigurePicture } from "#app/figures/picture.tsx";
import { Capabilities } from "#app/quantum/sections/capabilities.tsx";
import { Closing } from "#app/quantum/sections/closing.tsx";
import datesChecked from "#app/quantum/sections/dates-checked.data.ts";
import { OfferRow } from "#app/quantum/sections/offer.tsx";
import { HeroNote, PageHero } from "#app/quantum/sections/page-hero.tsx";
import { PlainTable } from "#app/quantum/sections/plain-table.tsx";
import results from "#app/quantum/sections/results.data.ts";
import { TextLinks } from "#app/quantum/sections/text-links.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { Fold } from "#app/ui/fold.tsx";
import { Illustrative } from "#app/ui/illustrative.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";
import { Glossary } from "#app/ui/term.tsx";
import { TextLink, touchTarget } from "#app/ui/text-link.tsx";
import { TokenizationArchitectures } from "./architectures.tsx";
import { TokenizationExposure } from "./exposure.tsx";
import { TokenizationHandshake } from "./handshake.tsx";
import signaturesFigure from "./signatures.figure.ts";
import standardsFigure from "./standards.figure.ts";

export const meta = metaOf(tokenizationPage.meta);

export default function Tokenization() {
  const { instrument, ...hero } = tokenizationPage.hero;
  return (
    <>
      <PageHero
        {...hero}
        picture={
          <div className="hero-picture md:px-gutter lg:self-end lg:pr-margin lg:pl-0">
            <FigurePicture figure={signaturesFigure} className="md:w-full" />
          </div>
        }
        note={<HeroNote figure={signaturesFigure} />}
      >
        <p className="mt-3 print:hidden noscript:hidden">
          <TextLink to={instrument.to} className={touchTarget}>
            {instrument.label}
          </TextLink>
        </p>
      </PageHero>
      <TokenizationStart {...tokenizationPage.start} />
      <TokenizationHandshake {...tokenizationPage} />
      <Capabilities {...tokenizationPage.capabilities} padding="small" />
      <TokenizationStandards {...tokenizationPage.standards} />
      <TokenizationExposure {...tokenizationPage} />
      <TokenizationArchitectures {...tokenizationPage} />
      <TokenizationOutcomes {...tokenizationPage.outcomes} />
      <Closing {...tokenizationPage.contact} ground="custody" email={firstEmails.migration} />
      <Glossary entries={glossaryOf(tokenizationPage)} />
    </>
  );
}

function TokenizationStart({ title, intro, links }: typeof tokenizationPage.start) {
  return (
    <Section id="bank" title={title} intro={intro} padding="small" ground="custody">
      <OfferRow name="blueprint" heading="h3" />
      <TextLinks links={links} className="mt-4 flex flex-wrap gap-x-8" />
    </Section>
  );
}

function TokenizationStandards(props: typeof tokenizationPage.standards) {
  const { statement, intro, table, columns, rows, note } = props;
  return (
    <Section
      id="dates"
      title={statement}
      intro={intro}
      look="title"
      layout="column"
      padding="small"
      rule={false}
    >
      <Figure figure={standardsFigure} width="page" />
      <Fold title={table} kind="quiet" className="mt-6">
        <div>
          <PlainTable columns={columns} rows={rows} />
          <NoBreak as="p" className="mt-4 max-w-prose" text={note(datesChecked)} />
        </div>
      </Fold>
    </Section>
  );
}

function TokenizationOutcomes({ title, items }: typeof tokenizationPage.outcomes) {
  return (
    <Section title={title} padding="small">
      <ul className="grid gap-x-8 gap-y-8 md:grid-cols-2">
        {items.map((item) => {
          const study = "study" in item ? item.study : undefined;
          return (
            <li
              key={item.title}
              className="border-t border-quiet pt-5 md:row-span-3 md:grid md:grid-rows-subgrid md:gap-y-0"
            >
              <h3 className="self-end text-subheading">
                {study && (
                  <span className="mb-2 flex">
                    <Illustrative />
                  </span>
                )}
                <NoBreak text={item.title} />
              </h3>
              <p className="mt-3 mb-4 max-w-lead text-muted">{item.text}</p>
              <p>
                <TextLink to={item.link.to} className={study && "text-item"}>
                  {study ? results[study].number : item.link.label}
                </TextLink>{" "}
                {study && results[study].counts}
              </p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
