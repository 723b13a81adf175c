import { siteBudgets } from "#app/content/services/site-budgets.ts";
import { Section } from "#app/ui/section.tsx";

const { title, text, limits, audit } = siteBudgets;
const entries = [
  ...limits.map(({ label, kilobytes }) => ({ label, value: `${kilobytes} kB` })),
  audit,
];

/** The budgets that this site is held to, as a row of numerals. */
export function SiteBudgets() {
  return (
    <Section title={title} intro={text} padding="small" ground="navy">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-3 lg:grid-cols-5">
        {entries.map(({ label, value }) => (
          <div key={label} className="flex flex-col-reverse justify-end border-t border-ink pt-4">
            <dt className="mt-2 text-small text-muted">{label}</dt>
            <dd className="font-display text-heading leading-none">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
