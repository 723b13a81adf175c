import { contactPage } from "#app/content/quantum/contact.ts";
import { resourcesPage } from "#app/content/quantum/resources.ts";
import { cx } from "#app/lib/cx.ts";
import { sum } from "#app/lib/sum.ts";
import { Closing } from "#app/quantum/sections/closing.tsx";
import { PageHero } from "#app/quantum/sections/page-hero.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { Container } from "#app/ui/container.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";
import { textLinkStyle } from "#app/ui/text-link.tsx";
import list from "#data/paper-list.computed.ts";
import { ResourcesBank } from "./bank.tsx";
import { ResourcesBenchmarks } from "./benchmarks.tsx";
import { kilobytes } from "./document.tsx";
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

const total = sum(list.data.map(({ bytes }) => bytes));

function ResourcesData({ title }: typeof resourcesPage.data) {
  return (
    <div id="data" className="scroll-mt-28 pt-8 lg:pt-12">
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
