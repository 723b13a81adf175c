export interface ChipsProps {
  items: readonly string[];
  /** The heading that names the list. */
  labelledBy?: string;
}

/** Short terms, a box each. */
export function Chips({ items, labelledBy }: ChipsProps) {
  return (
    <ul aria-labelledby={labelledBy} className="mt-3 flex flex-wrap gap-1.5">
      {items.map((item) => (
        <li
          key={item}
          className="max-w-full rounded-[6px] bg-ink/7 px-2 text-small md:py-0.5 wrap-anywhere"
        >
          {item}
        </li>
      ))}
    </ul>
  );
}
