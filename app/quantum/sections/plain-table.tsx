import { cx } from "#app/lib/cx.ts";
import { NoBreak } from "#app/ui/no-break.tsx";

export interface PlainTableProps {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** True if the cells are short numbers, which a phone has the width to show side by side. */
  isNumeric?: boolean;
}

/** A table that becomes a list of labeled entries on narrow screens. */
export function PlainTable({ columns, rows, isNumeric = false }: PlainTableProps) {
  return (
    <table className="w-full text-left max-md:block">
      <thead className={cx("text-label text-quiet", isNumeric ? "max-md:block" : "max-md:hidden")}>
        <tr className={cx(isNumeric && "max-md:grid max-md:grid-cols-4")}>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className="border-line pr-6 pb-3 font-normal max-md:first:col-span-full max-md:pr-0 max-md:pb-1 md:border-b"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map(([name, ...cells]) => (
          <tr
            key={name}
            className={cx(
              "border-line align-baseline not-last:border-b max-md:py-4",
              isNumeric ? "max-md:grid max-md:grid-cols-4" : "max-md:block",
            )}
          >
            <th
              scope="row"
              className="py-2.5 pr-6 font-medium max-md:col-span-full max-md:block max-md:py-0 md:w-1/4"
            >
              {name}
            </th>
            {cells.map((cell, index) => (
              <td
                key={columns[index + 1]}
                className="py-2.5 pr-6 max-md:block max-md:py-1 max-md:pr-0"
              >
                {!isNumeric && (
                  <span className="text-label text-quiet md:hidden">{columns[index + 1]}: </span>
                )}
                <NoBreak text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
