import { resourcesPage } from "#app/content/quantum/resources.ts";
import { type DocumentFacts, SHEET_WIDTHS, sheetFile } from "#app/documents/facts.ts";
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

export function kilobytes(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1000))} kB`;
}

const looks = {
  /** Laid open, off the right edge. */
  open: { style: "pages pages-open", sizes: "(width >= 64rem) 37vw, 55vw" },
  /** Cut off below, beside another document. */
  cut: { style: "pages pages-cut", sizes: "(width >= 48rem) 25vw, 55vw" },
  /** Behind a sheet of paper. */
  behind: { style: "guide-page", sizes: "(width >= 64rem) 36vw, 90vw" },
} as const;

export interface DocumentSheetsProps {
  link: string;
  look: keyof typeof looks;
}

/** Pages of the document as they are, the first over the second; they open it. */
export function DocumentSheets({ link, look }: DocumentSheetsProps) {
  const { style, sizes } = looks[look];
  return (
    <a href={link} className={style}>
      {factsOf(link).sheets.map(({ name, alt, width, height }) => (
        <img
          key={name}
          src={fileOf(name, width)}
          srcSet={SHEET_WIDTHS.map((wide) => `${fileOf(name, wide)} ${wide}w`).join(", ")}
          sizes={sizes}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
      ))}
    </a>
  );
}

function fileOf(name: string, width: number): string {
  return `/papers/sheets/${sheetFile(name, width)}`;
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
        <time dateTime={date} className="whitespace-nowrap">
          {days.format(new Date(date))}
        </time>
      </p>
    </>
  );
}
