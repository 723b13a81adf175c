import { contactPage } from "#app/content/quantum/contact.ts";
import { resourcesPage } from "#app/content/quantum/resources.ts";
import { cx } from "#app/lib/cx.ts";
import { sum } from "#app/lib/sum.ts";
import list from "#app/models/paper-list.data.ts";
import { Closing } from "#app/quantum/sections/closing.tsx";
import { PageHero } from "#app/quantum/sections/page-hero.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { Container } from "#app/ui/container.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";
import { textLinkStyle } from "#app/ui/text-link.tsx";
import { ResourcesBank } from "./bank.tsx";
import { ResourcesBenchmarks } from "./benchmarks.tsx";
import { DocumentAccess, factsOf, kilobytes } from "./document.tsx";
import { ResourcesWhitepapers } from "./whitepapers.tsx";

export const meta = metaOf(resourcesPage.meta);

export default function Resources() {
  return (
    <>
      <PageHero
        {...resourcesPage.hero}
        layout="below"
        picture={<ResourcesWhitepapers {...resourcesPage.whitepapers} />}
      />
      <ResourcesBank {...resourcesPage.bank} />
      <ResourcesBenchmarks {...resourcesPage.benchmarks} />
      <ResourcesGuides {...resourcesPage.guides} />
      <ResourcesData {...resourcesPage.data} />
      <ResourcesFaqs {...resourcesPage.faqs} />
      <Closing {...resourcesPage.next} ground="compiler" email={contactPage.message} />
    </>
  );
}

function ResourcesFaqs({ title, items }: typeof resourcesPage.faqs) {
  return (
    <Section id="faq" title={title} layout="split" padding="small">
      <ul>
        {items.map(({ id, question, answer }) => (
          <li key={id} className="border-line pb-5 not-first:border-t not-first:pt-5">
            <div id={id} className="scroll-mt-28">
              <NoBreak as="h3" className="text-item font-medium" text={question} />
              <NoBreak as="p" className="mt-2 max-w-prose text-muted" text={answer} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ResourcesGuides({ title, items }: typeof resourcesPage.guides) {
  return (
    <Section id="guides" title={title} padding="small">
      <ul className="grid gap-x-8 gap-y-4 lg:grid-cols-2 lg:gap-y-0">
        {items.map((guide) => (
          <li
            key={guide.link}
            id={factsOf(guide.link).slug}
            className="scroll-mt-28 border-t border-quiet pt-5 lg:row-span-2 lg:grid lg:grid-rows-subgrid"
          >
            <div>
              <h3 className="text-item">{guide.title}</h3>
              <p className="mt-2 text-muted">{guide.description}</p>
            </div>
            <div className="mt-3">
              <DocumentAccess {...guide} />
              <Fold title={guide.listed} when="phone" className="mt-4 border-b-0">
                {/* All steps have one height, so that the two lists stand in line. */}
                <ol className="lg:grid lg:auto-rows-fr">
                  {guide.steps.map((step, index) => (
                    <li
                      key={step}
                      className="grid grid-cols-[2rem_1fr] border-t border-line py-2.5"
                    >
                      <span aria-hidden="true" className="pt-0.5 text-label text-accent">
                        {index + 1}
                      </span>
                      {step}
                    </li>
                  ))}
                </ol>
              </Fold>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const total = sum(list.data.map(({ bytes }) => bytes));

function ResourcesData({ title }: typeof resourcesPage.data) {
  return (
    <div id="data" className="scroll-mt-28 lg:pb-14">
      <Container>
        <Fold title={`${list.data.length} ${title}, ${kilobytes(total)}`} heading="h2">
          <ul>
            {list.data.map(({ file, holds, bytes }) => (
              <li
                key={file}
                className="grid gap-x-6 border-t border-line py-2 text-muted md:grid-cols-[1fr_2fr_auto]"
              >
                <a
                  href={`/papers/data/${file}`}
                  className={cx(textLinkStyle, "justify-self-start")}
                >
                  {file}
                </a>
                {holds}
                <span className="text-label">{kilobytes(bytes)}</span>
              </li>
            ))}
          </ul>
        </Fold>
      </Container>
    </div>
  );
}
