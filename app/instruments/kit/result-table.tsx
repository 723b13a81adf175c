import { cx } from "#app/lib/cx.ts";
import { DataTable, type DataTableProps } from "#app/ui/data-table.tsx";

type ResultTableProps = Omit<DataTableProps, "className"> & { caption: string; className?: string };

/** A table of an instrument's result, in the look of `instrument.css`. */
export function ResultTable({ className, ...table }: ResultTableProps) {
  return <DataTable className={cx("instrument-table", className)} {...table} />;
}
