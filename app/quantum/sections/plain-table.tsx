import { Section } from "#app/ui/section.tsx";

export interface PlainTableProps {
  id: string;
  title: string;
  intro: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  note: string;
  /** On paper, as something to be passed on. */
  isPaper?: boolean;
}

/** A table that becomes a list of labeled entries on narrow screens. */
export function PlainTable({ id, title, intro, columns, rows, note, isPaper }: PlainTableProps) {
  return (
    <Section
      id={id}
      title={title}
      intro={intro}
      rule={!isPaper}
      className={isPaper ? "paper" : undefined}
    >
      <table className="w-full text-left max-md:block">
        <thead className="font-mono text-label text-quiet max-md:hidden">
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="border-b border-line pr-6 pb-3 font-normal">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map(([name, ...cells]) => (
            <tr key={name} className="border-b border-line align-baseline max-md:block max-md:py-4">
              <th scope="row" className="py-4 pr-6 font-medium max-md:block max-md:py-0 md:w-1/4">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={columns[index + 1]}
                  className="py-4 pr-6 text-muted max-md:block max-md:py-1 max-md:pr-0"
                >
                  <span className="font-mono text-label text-quiet md:hidden">
                    {columns[index + 1]}:{" "}
                  </span>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-6 max-w-[42rem] text-small text-quiet">{note}</p>
    </Section>
  );
}
