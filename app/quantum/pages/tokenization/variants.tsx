import type { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import datesChecked from "#app/quantum/dates-checked.computed.ts";
import { Fold } from "#app/ui/fold.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";
import { Section } from "#app/ui/section.tsx";

const noteStyle = "mt-4 max-w-prose text-small text-muted";

/** Three kinds of readers, each with a line that opens what differs for them. */
export function TokenizationVariants(words: typeof tokenizationPage.variants) {
  const { title, government, exposure, issuer } = words;
  const { dates } = government;
  return (
    <Section title={title} layout="split" padding="small" ground="paper">
      <Fold title={<NoBreak text={government.title} />} heading="h3">
        <div id="cnsa" className="scroll-mt-28">
          <PlainTable {...dates} />
          <NoBreak as="p" className={noteStyle} text={dates.note(datesChecked)} />
          <NoBreak as="p" className="mt-8 mb-6 max-w-prose" text={government.intro} />
          <PlainTable {...government} />
          <p className={noteStyle}>{government.note}</p>
        </div>
      </Fold>
      <Fold title={exposure.title} heading="h3">
        <div id="exposure" className="scroll-mt-28">
          <NoBreak as="p" className="mb-6 max-w-prose" text={exposure.intro} />
          <PlainTable {...exposure} />
          <NoBreak as="p" className={noteStyle} text={exposure.note} />
        </div>
      </Fold>
      <Fold title={issuer.title} heading="h3">
        <NoBreak as="p" className="max-w-prose" text={issuer.text} />
      </Fold>
    </Section>
  );
}

interface PlainTableProps {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A table that becomes a list of labeled entries on narrow screens. */
function PlainTable({ columns, rows }: PlainTableProps) {
  return (
    <table className="w-full text-left max-md:block">
      <thead className="text-label text-quiet max-md:hidden">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className="border-line pr-6 pb-3 font-normal md:border-b">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map(([name, ...cells]) => (
          <tr
            key={name}
            className="border-line align-baseline not-last:border-b max-md:block max-md:py-4"
          >
            <th scope="row" className="py-2.5 pr-6 font-medium max-md:block max-md:py-0 md:w-1/4">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td
                key={columns[index + 1]}
                className="py-2.5 pr-6 max-md:block max-md:py-1 max-md:pr-0"
              >
                <span className="text-label text-quiet md:hidden">{columns[index + 1]}: </span>
                <NoBreak text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
