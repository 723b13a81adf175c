import {
  type DocumentFacts,
  SHEET_WIDTHS,
  type SheetFacts,
  sheetFile,
} from "@adyakshar/papers/facts";
import { documentFacts } from "@adyakshar/papers/generated";
import { resourcesPage } from "#app/content/quantum/resources.ts";
import { cx } from "#app/lib/cx.ts";
import { textLinkStyle } from "#app/ui/text-link.tsx";
import { touchTarget } from "#app/ui/touch-target.ts";

const { access } = resourcesPage;
const days = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** What the built file says of itself. */
export function factsOf(link: string): DocumentFacts {
  const facts = documentFacts.find(({ slug }) => link === `/papers/${slug}.pdf`);
  if (facts === undefined) throw new Error(`No document is built for ${link}`);
  return facts;
}

const action = cx(textLinkStyle, touchTarget);

export function kilobytes(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1000))} kB`;
}

export interface DocumentSheetsProps {
  link: string;
  className: string;
  /** How wide each page is shown, for the browser's choice of file; as many pages are. */
  sizes: readonly string[];
}

/** Pages of the document as they are, the first over the second; they open it. */
export function DocumentSheets({ link, className, sizes }: DocumentSheetsProps) {
  const { title, sheets } = factsOf(link);
  return (
    <a href={link} className={className}>
      <span className="sr-only">
        {access.open}: {title}
      </span>
      {sizes.map((size, k) => (
        <SheetImage key={sheets[k].name} sheet={sheets[k]} sizes={size} />
      ))}
    </a>
  );
}

export interface SheetImageProps {
  sheet: SheetFacts;
  sizes: string;
}

export function SheetImage({ sheet: { name, alt, width, height }, sizes }: SheetImageProps) {
  return (
    <img
      src={fileOf(name, SHEET_WIDTHS[0])}
      srcSet={SHEET_WIDTHS.map((wide) => `${fileOf(name, wide)} ${wide}w`).join(", ")}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
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
