export interface FactsProps {
  facts: readonly { name: string; text: string }[];
  /** How much of the row the name has. */
  name: keyof typeof rows;
}

const rows = {
  third: { row: "sm:grid-cols-3", text: "sm:col-span-2" },
  half: { row: "sm:grid-cols-2", text: "" },
} as const;

/** Names with what is to be said of each, between hairlines. */
export function Facts({ facts, name: part }: FactsProps) {
  const { row, text: textStyle } = rows[part];
  return (
    <dl className="divide-y divide-line">
      {facts.map(({ name, text }) => (
        <div key={name} className={`grid gap-x-8 py-3 break-inside-avoid ${row}`}>
          <dt className="font-medium text-balance">{name}</dt>
          <dd className={`text-muted ${textStyle}`}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
