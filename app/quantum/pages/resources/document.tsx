import { resourcesPage } from "#app/content/quantum/resources.ts";
import { cx } from "#app/lib/cx.ts";
import { lineLinkStyle } from "#app/ui/text-link.tsx";
import list from "#data/paper-list.computed.ts";

const { access } = resourcesPage;

export function factsOf(link: string) {
  const facts = list.papers.find(({ slug }) => link === `/papers/${slug}.pdf`);
  if (facts === undefined)
    throw new Error(
      `No document is built for ${link}: is it in papers/registry.ts? Then run npm run documents.`,
    );
  return facts;
}

export function kilobytes(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1000))}\u00a0kB`;
}

/** The size of a document, as its link says it. */
export function sizeOf(link: string): string {
  return weightOf(factsOf(link));
}

export const weightOf = ({ pages, bytes }: { pages: number; bytes: number }) =>
  `${access.pages(pages)}, ${kilobytes(bytes)}`;

/** Under a document's link: its version, and a way to keep the file. */
export function DocumentVersion({ title, link }: { title: string; link: string }) {
  const { version, date, day } = factsOf(link);
  return (
    <p className="text-[0.875rem] text-quiet">
      {access.version} {version},{" "}
      <time dateTime={date} className="whitespace-nowrap">
        {day}
      </time>{" "}
      <a href={link} download="" className={cx("ml-3 text-ink", lineLinkStyle)}>
        {access.download}
        <span className="sr-only"> {title}</span>
      </a>
    </p>
  );
}
