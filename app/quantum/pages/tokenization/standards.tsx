import type { tokenizationPage } from "#app/content/quantum/tokenization.ts";
import { Section } from "#app/ui/section.tsx";

/** The dates that set a migration's pace. */
export function TokenizationStandards({
  caption,
  columns,
  rows,
  note,
}: typeof tokenizationPage.standards) {
  return (
    <Section title={caption} layout="split">
      <table className="w-full text-left text-small">
        <thead className="sr-only">
          <tr>
            <th scope="col">{columns.document}</th>
            <th scope="col">{columns.status}</th>
          </tr>
        </thead>
        <tbody className="border-t border-line">
          {rows.map(({ document, subject, status }) => (
            <tr key={document} className="border-b border-line align-baseline">
              <th scope="row" className="w-2/5 py-2.5 pr-4 font-normal text-muted">
                <span className="block font-mono text-accent">{document}</span>
                {subject}
              </th>
              <td className="py-2.5">{status}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-small text-quiet">{note}</p>
    </Section>
  );
}
