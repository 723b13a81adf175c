import type { resourcesPage } from "#app/content/quantum/resources.ts";
import { documentFacts } from "#app/documents/generated/facts.ts";
import { Section } from "#app/ui/section.tsx";
import { textLinkStyle } from "#app/ui/text-link.tsx";
import { Unbroken } from "#app/ui/unbroken.tsx";
import { kilobytes } from "./document.tsx";

const files = new Map(
  documentFacts.flatMap(({ data }) => data.map(({ file, bytes }) => [file, bytes] as const)),
);
const bytes = [...files.values()].reduce((sum, size) => sum + size, 0);

/** What the documents were written from, folded away: one table for all of them. */
export function ResourcesData({ title, intro, summary, columns }: typeof resourcesPage.data) {
  return (
    <Section title={title} intro={intro} layout="split" size="tight">
      <details suppressHydrationWarning className="group border-y border-line">
        <summary className="flex cursor-pointer list-none items-baseline justify-between gap-6 py-5 text-heading [&::-webkit-details-marker]:hidden">
          {files.size} {summary}, {kilobytes(bytes)}
          <span
            aria-hidden="true"
            className="font-mono text-quiet group-open:rotate-45 group-hover:text-ink"
          >
            +
          </span>
        </summary>
        <table className="mb-6 w-full text-left">
          <thead className="sr-only">
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          {documentFacts.map(({ slug, title: name, data }) => (
            <tbody key={slug}>
              <tr>
                <th colSpan={3} scope="rowgroup" className="pt-6 pb-2 font-medium">
                  <Unbroken text={name} />
                </th>
              </tr>
              {data.map((item) => (
                <tr key={item.file} className="border-t border-line align-top text-muted">
                  <td className="wrap-anywhere py-2 pr-6">
                    <a href={`/papers/data/${item.file}`} className={textLinkStyle}>
                      {item.file}
                    </a>
                  </td>
                  <td className="py-2 pr-6 max-sm:hidden">{item.holds}</td>
                  <td className="py-2 text-right font-mono text-label whitespace-nowrap">
                    {kilobytes(item.bytes)}
                  </td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </details>
    </Section>
  );
}
