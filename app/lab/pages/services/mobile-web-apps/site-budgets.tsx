import { useId } from "react";
import { siteBudgets } from "#app/content/services/site-budgets.ts";
import { Container } from "#app/ui/container.tsx";
import { FullFigure } from "../full-figure.tsx";
import pageWeight from "./page-weight.figure.ts";

const { title, text, limits, audit } = siteBudgets;
const entries = [
  ...limits.map(({ label, kilobytes }) => ({ label, value: `${kilobytes} kB` })),
  audit,
];

/** The budgets that this site is held to, as a row of numerals. */
export function SiteBudgets() {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <FullFigure figure={pageWeight} className="dark deep-blue" />
      <Container>
        <div className="block-space">
          <div className="grid gap-x-8 gap-y-4 lg:grid-cols-12">
            <h2 id={headingId} className="text-heading lg:col-span-5">
              {title}
            </h2>
            <p className="max-w-[42rem] text-muted lg:col-span-6 lg:col-start-7">{text}</p>
          </div>
          <dl className="mt-10 grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-3 lg:mt-14 lg:grid-cols-5">
            {entries.map(({ label, value }) => (
              <div
                key={label}
                className="flex flex-col-reverse justify-end border-t border-ink pt-4"
              >
                <dt className="mt-2 text-small text-muted">{label}</dt>
                <dd className="font-display text-heading leading-none">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Container>
    </section>
  );
}
