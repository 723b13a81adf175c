type Cell = string | number | boolean;

/** RFC 4180, with a line feed: quotes where a cell needs them. */
export function toCsv(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  return [columns, ...rows].map((row) => `${row.map(cell).join(",")}\n`).join("");
}

function cell(value: Cell): string {
  const text = String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
