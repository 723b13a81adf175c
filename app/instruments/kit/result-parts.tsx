import { cx } from "#app/lib/cx.ts";
import { DataTable, type DataTableProps } from "#app/ui/data-table.tsx";

type ResultTableProps = Omit<DataTableProps, "className"> & { caption: string; className?: string };

/** A table of an instrument's result, in the look of `instrument.css`. */
export function ResultTable({ className, ...table }: ResultTableProps) {
  return <DataTable className={cx("instrument-table", className)} {...table} />;
}

/** A check, a cross, or an empty cell where nothing is decided. */
const signs = {
  passed: "M8 12.5l3 3 5.5-6.5",
  failed: "M8.5 8.5l7 7m0-7l-7 7",
  open: "",
} as const;

export type SignName = keyof typeof signs;

/** Repeats in form what words beside it say. */
export function Sign({ name }: { name: SignName }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="instrument-sign" data-sign={name}>
      <path d="M12 1.5l9.1 5.25v10.5L12 22.5l-9.1-5.25V6.75z" />
      <path d={signs[name]} data-part="mark" />
    </svg>
  );
}
