import type { ResourceItem, resourcesPage } from "#app/content/quantum/resources.ts";
import { Fold } from "#app/ui/fold.tsx";
import { Section } from "#app/ui/section.tsx";
import { BankDates } from "./bank-dates.tsx";
import { DocumentAccess, DocumentSheets, factsOf } from "./document.tsx";

/** One paper laid open, the others side by side, each with its contents. */
export function ResourcesWhitepapers({
  title,
  intro,
  contents,
  items: [first, ...others],
  bank,
}: typeof resourcesPage.whitepapers) {
  return (
    <Section title={title} intro={intro} layout="column" padding="small">
      <ul className="grid gap-x-8 gap-y-10 md:grid-cols-2 md:gap-y-16">
        <li id={factsOf(first.link).slug} className="open-paper scroll-mt-28">
          <div>
            <PaperWords {...first} contents={contents} isFirst />
          </div>
          <DocumentSheets
            link={first.link}
            className="pages"
            sizes={["(width >= 64rem) 37vw, (width >= 48rem) 55vw, 27vw", "25vw"]}
          />
        </li>
        {others.map((paper) => (
          <li key={paper.link} id={factsOf(paper.link).slug} className="paper-entry scroll-mt-28">
            <DocumentSheets
              link={paper.link}
              className=""
              sizes={["(width >= 48rem) 19vw, (width >= 36rem) 38vw, 27vw"]}
            />
            <PaperWords {...paper} contents={contents} />
          </li>
        ))}
      </ul>
      <BankDates {...bank} />
    </Section>
  );
}

interface PaperWordsProps extends ResourceItem {
  contents: string;
  isFirst?: true;
}

function PaperWords({ title, description, link, contents, isFirst }: PaperWordsProps) {
  return (
    <>
      <div className="max-w-lead">
        <h3 className={isFirst ? "text-subheading" : "text-item"}>{title}</h3>
        <p className="mt-4 mb-4 text-muted">{description}</p>
        <DocumentAccess title={title} link={link} />
      </div>
      <Fold title={contents} when="phone" className={isFirst && "mt-2 max-w-lead lg:mt-8"}>
        <Contents link={link} />
      </Fold>
    </>
  );
}

function Contents({ link }: { link: string }) {
  return (
    <ol className="mt-3">
      {factsOf(link).contents.map((chapter, index) => (
        <li
          key={chapter}
          className="grid grid-cols-[2rem_1fr] border-t border-line py-2 text-muted"
        >
          <span aria-hidden="true" className="pt-0.5 font-mono text-label text-quiet">
            {index + 1}
          </span>
          {chapter}
        </li>
      ))}
    </ol>
  );
}
