import type { technologiesPage } from "#app/content/quantum/technologies.ts";
import { Section } from "#app/ui/section.tsx";

export function TechnologiesStandards({
  title,
  intro,
  columns,
  rows,
}: typeof technologiesPage.standards) {
  return (
    <Section title={title} intro={intro} layout="split" rule={false} className="paper">
      <table className="w-full border-t border-line text-left">
        <thead>
          <tr className="font-mono text-label text-quiet">
            {columns.map((column) => (
              <th key={column} scope="col" className="border-b border-line py-2 pr-4 font-normal">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, text }) => (
            <tr key={name} className="border-line align-top not-last:border-b">
              <th scope="row" className="w-1/3 py-4 pr-4 font-medium">
                {name}
              </th>
              <td className="py-4 text-small text-muted">{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
