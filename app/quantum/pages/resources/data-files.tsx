import { documentFacts } from "@adyakshar/papers/generated";
import type { resourcesPage } from "#app/content/quantum/resources.ts";
import { sum } from "#app/lib/sum.ts";
import { Container } from "#app/ui/container.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { textLinkStyle } from "#app/ui/text-link.tsx";
import { kilobytes } from "./document.tsx";

/** Each file once, also where several documents use it. */
const all = documentFacts.flatMap(({ data }) => data);
const files = [...new Map(all.map((entry) => [entry.file, entry])).values()];
const total = sum(files.map(({ bytes }) => bytes));

/** What the documents were written from, folded away: one table for all of them. */
export function ResourcesData({ title, columns }: typeof resourcesPage.data) {
  return (
    <div id="data" className="scroll-mt-28 lg:pb-14">
      <Container>
        <Fold title={`${files.length} ${title}, ${kilobytes(total)}`} heading="h2">
          <table className="w-full text-left">
            <thead className="sr-only">
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {files.map(({ file, holds, bytes }) => (
                <tr key={file} className="border-t border-line align-top text-muted">
                  <td className="wrap-anywhere py-2 pr-6">
                    <a href={`/papers/data/${file}`} className={textLinkStyle}>
                      {file}
                    </a>
                  </td>
                  <td className="py-2 pr-6">{holds}</td>
                  <td className="whitespace-nowrap py-2 text-right font-mono text-label">
                    {kilobytes(bytes)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Fold>
      </Container>
    </div>
  );
}
