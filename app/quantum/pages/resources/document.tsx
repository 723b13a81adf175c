import { resourcesPage } from "#app/content/quantum/resources.ts";
import list from "#app/models/paper-list.data.ts";
import { lineLinkStyle } from "#app/ui/text-link.tsx";

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

export function DocumentAccess({ title, link }: { title: string; link: string }) {
  const { pages, bytes, version, date, day } = factsOf(link);
  const about = <span className="sr-only"> {title}</span>;
  return (
    <div>
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        <a href={link} className={lineLinkStyle}>
          {access.open}
          {about}
        </a>
        <a href={link} download="" className={lineLinkStyle}>
          {access.download}
          {about}
        </a>
      </p>
      <p className="mt-1 text-[0.875rem] text-quiet">
        {pages} {access.pages}, {kilobytes(bytes)}. {access.version} {version},{" "}
        <time dateTime={date} className="whitespace-nowrap">
          {day}
        </time>
      </p>
    </div>
  );
}
