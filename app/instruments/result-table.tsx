import type { ReactNode } from "react";

export interface ResultColumn {
  label: string;
  /** Figures stand right-aligned under each other. */
  numeric?: boolean;
}

export interface ResultTableProps {
  caption: string;
  columns: readonly ResultColumn[];
  /** The first cell of a row is its heading. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  className?: string;
}

/** Numbers that a drawing shows, for any reader. */
export function ResultTable({ caption, columns, rows, className }: ResultTableProps) {
  return (
    <table className={`instrument-table ${className ?? ""}`}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label, numeric }) => (
            <th key={label} scope="col" data-numeric={numeric}>
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
              <td key={columns[index + 1].label} data-numeric={columns[index + 1].numeric}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
