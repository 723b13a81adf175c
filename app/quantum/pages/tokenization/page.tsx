import { firstEmails } from "#app/content/quantum/first-emails.ts";
import { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { Closing } from "#app/quantum/sections/closing.tsx";
import { HeroNote, PageHero } from "#app/quantum/sections/page-hero.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { FigurePicture } from "#app/ui/figure/picture.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Illustrative } from "#app/ui/illustrative.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";
import { lineLinkStyle, TextLink, touchTarget } from "#app/ui/text-link.tsx";
import { TokenizationArchitectures } from "./architectures.tsx";
import { TokenizationHandshake } from "./handshake.tsx";
import signaturesFigure from "./signatures.computed.ts";
import { TokenizationStages } from "./stages.tsx";
import { TokenizationVariants } from "./variants.tsx";

export const meta = metaOf(tokenizationPage.meta);

const BOARD_PAGE = "/papers/pqc-board.pdf";

export default function Tokenization() {
  const { board, rules, ...hero } = tokenizationPage.hero;
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
        <p className="mt-3 flex flex-wrap gap-x-6">
          <a href={BOARD_PAGE} className={lineLinkStyle}>
            {board}
          </a>
          <TextLink to={rules.to} className={touchTarget}>
            {rules.label}
          </TextLink>
        </p>
      </PageHero>
      <TokenizationStart {...tokenizationPage.start} />
      <TokenizationHandshake {...tokenizationPage} />
      <TokenizationCapabilities {...tokenizationPage.capabilities} />
      <TokenizationArchitectures {...tokenizationPage.architectures} />
      <TokenizationOutcomes {...tokenizationPage.outcomes} />
      <TokenizationVariants {...tokenizationPage.variants} />
      <Closing {...tokenizationPage.contact} ground="custody" email={firstEmails.migration} />
    </>
  );
}

function TokenizationStart({ title, intro, first, offer }: typeof tokenizationPage.start) {
  return (
    <Section id="bank" title={title} intro={intro} padding="small" ground="custody">
      <TokenizationStages />
      <p className="mt-8 max-w-prose lg:mt-12">
        <NoBreak text={first} /> <TextLink to={offer.to}>{offer.label}</TextLink>
      </p>
    </Section>
  );
}

function TokenizationCapabilities(words: typeof tokenizationPage.capabilities) {
  const { title, intro, items } = words;
  return (
    <Section title={title} intro={<NoBreak text={intro} />} padding="small">
      <ul>
        {items.map(({ title: name, lead, text }) => (
          <li key={name}>
            <Fold title={<NoBreak text={name} />} heading="h3" lead={<NoBreak text={lead} />}>
              <NoBreak as="p" className="max-w-prose" text={text} />
            </Fold>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function TokenizationOutcomes({ title, items }: typeof tokenizationPage.outcomes) {
  return (
    <Section title={title} layout="split" padding="small">
      <ul className="grid gap-x-8 gap-y-8 md:grid-cols-2">
        {items.map(({ title: outcome, isClaim, text, link }) => (
          <li
            key={outcome}
            className="border-t border-quiet pt-5 md:row-span-3 md:grid md:grid-rows-subgrid md:gap-y-0"
          >
            <h3 className="self-end text-subheading">
              {isClaim && (
                <span className="mb-2 flex">
                  <Illustrative />
                </span>
              )}
              <NoBreak text={outcome} />
            </h3>
            <p className="mt-3 mb-4 max-w-lead text-muted">{text}</p>
            <p>
              <TextLink to={link.to}>{link.label}</TextLink>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
