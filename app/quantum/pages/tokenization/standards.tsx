import type { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { standardsPlate } from "#app/figures/generated/plate-standards.ts";
import { Spread } from "#app/figures/plates/spread.tsx";
import { Section } from "#app/ui/section.tsx";

/** The dates that set a migration's pace: to scale, and in words. */
export function TokenizationStandards({
  caption,
  columns,
  rows,
  note,
}: typeof tokenizationPage.standards) {
  return (
    <Section title={caption} intro={note} rule={false} className="bg-raised">
      <Spread plate={standardsPlate} />
      <table className="mt-12 block w-full text-left text-small">
        <thead className="sr-only">
          <tr>
            <th scope="col">{columns.document}</th>
            <th scope="col">{columns.status}</th>
          </tr>
        </thead>
        <tbody className="grid gap-x-8 md:grid-cols-2 lg:grid-cols-4">
          {rows.map(({ document, subject, status }) => (
            <tr key={document} className="flex flex-col border-t border-quiet pt-4 pb-8">
              <th scope="row" className="font-normal text-muted">
                <span className="block text-heading text-ink">{document}</span>
                {subject}
              </th>
              <td className="mt-3 font-mono text-label text-accent">{status}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
