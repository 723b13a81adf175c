import type { resourcesPage } from "#app/content/quantum/resources.ts";
import { cx } from "#app/lib/cx.ts";
import { sum } from "#app/lib/sum.ts";
import list from "#app/quantum/sections/papers.data.ts";
import { Container } from "#app/ui/container.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { textLinkStyle } from "#app/ui/text-link.tsx";
import { kilobytes } from "./document.tsx";

/** Each file once, also where several documents use it. */
const entries = list.papers.flatMap(({ data }) => data);
const files = [...new Map(entries.map((entry) => [entry.file, entry])).values()];
const total = sum(files.map(({ bytes }) => bytes));

/** What the documents were written from, folded away: one list for all of them. */
export function ResourcesData({ title }: typeof resourcesPage.data) {
  return (
    <div id="data" className="scroll-mt-28 lg:pb-14">
      <Container>
        <Fold title={`${files.length} ${title}, ${kilobytes(total)}`} heading="h2">
          <ul>
            {files.map(({ file, holds, bytes }) => (
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
