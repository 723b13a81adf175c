import { glossaryOf } from "#app/content/glossary.ts";
import { compilerPage, type RouterCounts } from "#app/content/quantum/compiler.ts";
import { firstEmails } from "#app/content/quantum/first-emails.ts";
import { Figure, HowComputed } from "#app/figures/figure.tsx";
import { FigurePicture } from "#app/figures/picture.tsx";
import { Capabilities } from "#app/quantum/sections/capabilities.tsx";
import { Closing } from "#app/quantum/sections/closing.tsx";
import { InstrumentSection } from "#app/quantum/sections/instrument-section.tsx";
import { PageHero } from "#app/quantum/sections/page-hero.tsx";
import { PlainTable } from "#app/quantum/sections/plain-table.tsx";
import { TextLinks } from "#app/quantum/sections/text-links.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { Container } from "#app/ui/container.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";
import { Glossary } from "#app/ui/term.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import adderCounts from "./adder-counts.data.ts";
import { CompilerCode } from "./code.tsx";
import { CompilerEngagements } from "./engagements.tsx";
import heldOut from "./held-out.picture.ts";
import { CompilerNote, CompilerPicture } from "./opening.tsx";
import peers from "./peers.data.ts";
import { CompilerPreview } from "./preview.tsx";
import worldLines from "./world-lines.figure.ts";

const loadInstrument = () =>
  import("#app/instruments/compiler/compiler-instrument.tsx").then(
    ({ CompilerInstrument }) => CompilerInstrument,
  );

export const meta = metaOf(compilerPage.meta);

export default function Compiler() {
  return (
    <>
      <PageHero
        {...compilerPage.hero}
        layout="below"
        picture={<CompilerPicture />}
        note={<CompilerNote />}
      />
      <InstrumentSection name="compiler" load={loadInstrument} padding="medium" rule={false}>
        <CompilerPreview />
      </InstrumentSection>
      <CompilerCode {...compilerPage.code} />
      <CompilerMakers {...compilerPage.makers} />
      <CompilerPeers {...compilerPage.peers} />
      <CompilerRouters {...compilerPage.routers} />
      <Capabilities {...compilerPage.capabilities} isNumbered padding="medium" ground="compiler" />
      <CompilerEngagements {...compilerPage.engagements} />
      <CompilerDeliverables {...compilerPage.deliverables} />
      <Closing {...compilerPage.contact} ground="compiler" email={firstEmails.compiler} />
      <Glossary
        entries={glossaryOf(compilerPage, [compilerPage.routers.intro(adderCounts.adder)])}
      />
    </>
  );
}

/** The circuits for which the compiler was not tuned come first. */
function CompilerPeers(words: typeof compilerPage.peers) {
  return (
    <Section title={words.title} padding="medium" ground="paper">
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
        <div>
          <p className="text-number font-medium">{peers.gain.heldOut}%</p>
          <p className="mt-4 max-w-lead text-subheading font-medium">{words.claim(peers)}</p>
          <FigurePicture figure={heldOut} className="mt-8 max-w-[37.5rem]" />
        </div>
        <div>
          <p>{words.heldOut(peers)}</p>
          <p className="mt-4">{words.cases(peers)}</p>
          <p className="mt-4 mb-6">
            <TextLink to={words.link.to}>{words.link.label}</TextLink>
          </p>
          <HowComputed caption={words.method(peers)} />
        </div>
      </div>
    </Section>
  );
}

/** One program routed twice, across the page, and below it the counts over all pairs: the router alone, and with the passes that follow it. */
function CompilerRouters(words: typeof compilerPage.routers) {
  const row = (name: string, { fewer, equal, more, gain }: RouterCounts) => [
    name,
    `${fewer}`,
    `${equal}`,
    `${more}`,
    words.gain(gain),
  ];
  return (
    <Section
      title={words.title}
      intro={<NoBreak text={words.intro(adderCounts.adder)} />}
      padding="medium"
    >
      <Figure figure={worldLines} width="page" />
      <div className="mt-10 grid gap-x-8 gap-y-5 lg:grid-cols-12">
        <p className="lg:col-span-4">
          {words.text(adderCounts.pairs)} {words.price(adderCounts.price)}{" "}
          <TextLink to={words.link.to}>{words.link.label}</TextLink>
        </p>
        <div className="lg:col-span-8">
          <PlainTable
            isNumeric
            columns={words.columns}
            rows={[
              row(words.alone, adderCounts.alone),
              row(words.compiled, adderCounts.compiled),
              row(words.depth, adderCounts.depth),
            ]}
          />
        </div>
      </div>
    </Section>
  );
}

function CompilerDeliverables({ title, intro, items, more }: typeof compilerPage.deliverables) {
  return (
    <Section title={title} intro={intro} padding="small">
      <ul>
        {items.map(({ path, title: name, text }) => (
          <li
            key={path}
            className="branch grid grid-cols-[5.25rem_1fr] max-[22rem]:grid-cols-1 items-baseline gap-x-2 gap-y-1 pb-5 pl-7 md:grid-cols-3 md:gap-x-8 lg:pb-7 lg:pl-0"
          >
            <p className="font-code text-small text-accent lg:pl-16 lg:text-subheading">{path}</p>
            <h3 className="text-item">{name}</h3>
            <p className="max-md:col-span-full">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-6">
        <TextLink to={more.to}>{more.label}</TextLink>
      </p>
    </Section>
  );
}

function CompilerMakers({ title, text, links }: typeof compilerPage.makers) {
  return (
    <aside aria-labelledby="makers-title" className="border-y border-line bg-raised">
      <Container className="grid gap-x-8 gap-y-3 py-8 md:grid-cols-12 md:items-baseline">
        <h2 id="makers-title" className="text-subheading md:col-span-3">
          {title}
        </h2>
        <NoBreak as="p" className="max-w-prose md:col-span-6" text={text} />
        <TextLinks links={links} className="flex flex-wrap gap-x-8 md:col-span-3 md:justify-end" />
      </Container>
    </aside>
  );
}
