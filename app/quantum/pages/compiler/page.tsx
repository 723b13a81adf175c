import { glossaryOf } from "#app/content/glossary.ts";
import { compilerPage } from "#app/content/quantum/compiler.ts";
import { firstEmails } from "#app/content/quantum/first-emails.ts";
import { Closing } from "#app/quantum/sections/closing.tsx";
import { InstrumentSection } from "#app/quantum/sections/instrument-section.tsx";
import { PageHero } from "#app/quantum/sections/page-hero.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { HowComputed } from "#app/ui/figure/figure.tsx";
import { FigurePicture } from "#app/ui/figure/picture.tsx";
import { Section } from "#app/ui/section.tsx";
import { Glossary } from "#app/ui/term.tsx";
import { TextLink, touchTarget } from "#app/ui/text-link.tsx";
import adderCounts from "./adder-counts.computed.ts";
import { CompilerCapabilities } from "./capabilities.tsx";
import { CompilerCode } from "./code.tsx";
import { CompilerEngagements } from "./engagements.tsx";
import heldOut from "./held-out.computed.ts";
import { CompilerPicture } from "./opening.tsx";
import peers from "./peers.computed.ts";
import { CompilerPreview } from "./preview.tsx";
import worldLines from "./world-lines.computed.ts";

const loadInstrument = () =>
  import("#app/instruments/compiler/compiler-instrument.tsx").then(
    ({ CompilerInstrument }) => CompilerInstrument,
  );

export const meta = metaOf(compilerPage.meta);

export default function Compiler() {
  return (
    <>
      <PageHero {...compilerPage.hero} layout="below" picture={<CompilerPicture />}>
        <p className="mt-4">
          <TextLink to={compilerPage.contact.link.to} className={touchTarget}>
            {compilerPage.contact.link.label}
          </TextLink>
        </p>
      </PageHero>
      <InstrumentSection name="compiler" load={loadInstrument} rule={false}>
        <CompilerPreview />
      </InstrumentSection>
      <CompilerCode {...compilerPage.code} />
      <CompilerEvidence {...compilerPage.peers} {...compilerPage.routers} />
      <CompilerCapabilities {...compilerPage.capabilities} />
      <CompilerEngagements {...compilerPage.engagements} />
      <CompilerDeliverables {...compilerPage.deliverables} />
      <Closing {...compilerPage.contact} ground="compiler" email={firstEmails.compiler} />
      <Glossary entries={glossaryOf(compilerPage.terms)} />
    </>
  );
}

/** One section of evidence: the cases drawn later, three facts of the others, and two routings of one program. */
function CompilerEvidence({ title, claim, heldOut: later, facts, link, method, text }: Evidence) {
  const { adder, pairs, alone, compiled } = adderCounts;
  return (
    <Section title={title} padding="medium" ground="paper">
      <div className="-mt-4 grid gap-x-8 gap-y-6 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <p className="text-number font-medium">{peers.gain.heldOut}%</p>
          <p className="mt-3 max-w-prose text-subheading font-medium">{claim(peers)}</p>
          <FigurePicture figure={heldOut} className="mt-6" />
          <div className="caption mt-3 max-w-prose text-caption">
            <p>{later(peers)}</p> <HowComputed caption={method(peers)} />
          </div>
        </div>
        <div className="grid content-between gap-y-4 lg:col-span-4 lg:col-start-9">
          <dl className="grid gap-y-4">
            {facts.map(({ number, text: words }) => (
              <div key={words(peers)} className="border-t border-line pt-3">
                <dt className="text-subheading font-medium">{number(peers)}</dt>
                <dd className="mt-1">{words(peers)}</dd>
              </div>
            ))}
          </dl>
          <p>
            <TextLink to={link.to}>{link.label}</TextLink>
          </p>
        </div>
      </div>
      <FigurePicture figure={worldLines} className="mt-12 max-md:-mx-gutter" />
      <div className="caption mt-4 max-w-[56rem]">
        <p>{text(adder, pairs, alone, compiled)}</p> <HowComputed {...worldLines} />
      </div>
    </Section>
  );
}

type Evidence = typeof compilerPage.peers & typeof compilerPage.routers;

function CompilerDeliverables({ title, intro, items, more }: typeof compilerPage.deliverables) {
  return (
    <Section
      title={title}
      intro={
        <>
          {intro} <TextLink to={more.to}>{more.label}</TextLink>
        </>
      }
      padding="small"
    >
      <ul>
        {items.map(({ path, title: name, text }) => (
          <li
            key={path}
            className="branch grid grid-cols-[5.25rem_1fr] items-baseline gap-x-2 pb-3 pl-7 max-[22rem]:grid-cols-1 md:grid-cols-12 md:gap-x-8 lg:pb-4 lg:pl-0"
          >
            <p className="font-code text-small text-accent md:col-span-3 lg:pl-14 lg:text-item">
              {path}
            </p>
            <h3 className="text-item md:col-span-3">{name}</h3>
            <p className="text-caption max-md:col-span-full md:col-span-6">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
