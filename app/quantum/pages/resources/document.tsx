import { resourcesPage } from "#app/content/quantum/resources.ts";
import type { DocumentFacts } from "#app/documents/facts.ts";
import { documentFacts } from "#app/documents/generated/facts.ts";
import { cx } from "#app/lib/cx.ts";
import { finger } from "#app/ui/finger.ts";
import { textLinkStyle } from "#app/ui/text-link.tsx";

const { access } = resourcesPage;
const days = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** What the built file says of itself. */
export function factsOf(link: string): DocumentFacts {
  const facts = documentFacts.find(({ slug }) => link === `/papers/${slug}.pdf`);
  if (facts === undefined) throw new Error(`No document is built for ${link}`);
  return facts;
}

const action = cx(textLinkStyle, finger);

function kilobytes(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1000))} kB`;
}

/** The drawing of the document's first page, without its labels. */
export function DocumentCover({ link }: { link: string }) {
  const { slug, title, cover } = factsOf(link);
  return (
    <img
      src={`/papers/covers/${slug}.svg`}
      alt={`The drawing on the first page of ${title}`}
      width={cover.width}
      height={cover.height}
      loading="lazy"
      decoding="async"
      className="cover"
    />
  );
}

/** Opens or downloads it, and says what that costs. */
export function DocumentAccess({ title, link }: { title: string; link: string }) {
  const { pages, bytes, version, date } = factsOf(link);
  const about = <span className="sr-only">: {title}</span>;
  return (
    <>
      <p className="flex flex-wrap gap-x-6 gap-y-1">
        <a href={link} className={action}>
          {access.open}
          {about}
        </a>
        <a href={link} download="" className={action}>
          {access.download}
          {about}
        </a>
      </p>
      <p className="mt-3 font-mono text-label text-quiet">
        {pages} {access.pages}, {kilobytes(bytes)}. {access.version} {version},{" "}
        <time dateTime={date}>{days.format(new Date(date))}</time>
      </p>
    </>
  );
}

export function DocumentContents({ link }: { link: string }) {
  return (
    <div>
      <h4 className="font-mono text-label text-quiet">{access.contents}</h4>
      <ol className="mt-2 text-small text-muted">
        {factsOf(link).contents.map((chapter) => (
          <li key={chapter} className="border-t border-line py-1.5">
            {chapter}
          </li>
        ))}
      </ol>
    </div>
  );
}

export function DocumentData({ link }: { link: string }) {
  return (
    <div>
      <h4 className="font-mono text-label text-quiet">{access.data}</h4>
      <ul className="mt-2 text-small text-muted">
        {factsOf(link).data.map(({ file, holds, bytes }) => (
          <li key={file} className="border-t border-line py-1.5">
            <a href={`/papers/data/${file}`} className={`${textLinkStyle} break-words`}>
              {file}
            </a>
            , {kilobytes(bytes)}: {holds}
          </li>
        ))}
      </ul>
    </div>
  );
}
