import type { ReactNode } from "react";
import { cx } from "#app/lib/cx.ts";

export interface DataTableProps {
  caption?: string;
  columns: readonly string[];
  /** From this column on figures stand right-aligned under each other. */
  numericFrom?: number;
  /** The first cell of a row is its heading. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  className: string;
}

export function DataTable(props: DataTableProps) {
  const { caption, columns, numericFrom = columns.length, rows, className } = props;
  return (
    <table className={cx("w-full", className)}>
      {caption && <caption>{caption}</caption>}
      <thead>
        <tr>
          {columns.map((label, index) => (
            <th key={label} scope="col" data-numeric={index >= numericFrom || undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            <th scope="row">{cells[0]}</th>
            {cells.slice(1).map((cell, index) => (
              <td key={columns[index + 1]} data-numeric={index + 1 >= numericFrom || undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
