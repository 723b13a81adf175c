import type { Point } from "#app/content/types.ts";

export function LegalPoints({ items }: { items: readonly Point[] }) {
  return (
    <dl className="grid gap-y-6">
      {items.map(({ title, text }) => (
        <div key={title}>
          <dt className="font-medium">{title}</dt>
          <dd className="mt-1 max-w-prose text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
