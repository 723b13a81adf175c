import { serviceTemplate } from "#app/content/services/template.ts";
import type { Service } from "#app/content/services/types.ts";
import { accentText } from "#app/lab/accents.ts";
import { LabSection } from "#app/lab/lab-section.tsx";
import { cx } from "#app/lib/cx.ts";

const { title, intro, columns } = serviceTemplate.handover;

export interface ServiceHandoverProps extends Pick<Service, "handover" | "accent"> {
  /** A table beside its heading, the items side by side, or a list to tick off. */
  layout: keyof typeof layouts;
  rule?: boolean;
  className?: string;
}

const layouts = { table: Table, row: Row, checks: Checks } as const;

/** What the client keeps, and what must be seen before it counts as delivered. */
export function ServiceHandover(props: ServiceHandoverProps) {
  const { layout, rule, className } = props;
  const Layout = layouts[layout];
  return (
    <LabSection
      title={title}
      intro={intro}
      isSplit={layout !== "row"}
      rule={rule}
      className={className}
    >
      <Layout {...props} />
    </LabSection>
  );
}

type ListProps = Pick<Service, "handover" | "accent">;

function Table({ handover }: ListProps) {
  return (
    <table className="w-full text-left align-top">
      <thead className="text-small text-quiet">
        <tr className="border-b border-ink">
          <th scope="col" className="w-1/2 pr-4 pb-3 font-normal">
            {columns.name}
          </th>
          <th scope="col" className="pb-3 font-normal">
            {columns.accepted}
          </th>
        </tr>
      </thead>
      <tbody>
        {handover.map(({ name, accepted }) => (
          <tr key={name} className="break-inside-avoid border-line align-top not-last:border-b">
            <th scope="row" className="py-4 pr-4 font-medium lg:pr-8">
              {name}
            </th>
            <td className="py-4 text-pretty text-muted">{accepted}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Row({ handover, accent }: ListProps) {
  return (
    <ol className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-5">
      {handover.map(({ name, accepted }, index) => (
        <li key={name} className="border-t border-ink pt-3">
          <p aria-hidden="true" className={cx("font-display text-heading", accentText[accent])}>
            {index + 1}
          </p>
          <h3 className="mt-2 font-medium text-balance">{name}</h3>
          <p className="mt-3 text-muted">
            <span className="text-quiet">{columns.accepted}:</span> {accepted}
          </p>
        </li>
      ))}
    </ol>
  );
}

function Checks({ handover, accent }: ListProps) {
  return (
    <ol>
      {handover.map(({ name, accepted }) => (
        <li
          key={name}
          className="flex gap-x-5 border-line py-5 first:pt-0 not-last:border-b lg:gap-x-8"
        >
          <svg
            viewBox="0 0 26 30"
            width="26"
            aria-hidden="true"
            className={cx("mt-1 h-[30px] shrink-0 fill-none stroke-current", accentText[accent])}
          >
            <path d="M13 1 25 8v14l-12 7-12-7V8z" strokeWidth="1.5" />
            <path d="m8 15 4 4 7-8" strokeWidth="2.5" />
          </svg>
          <div>
            <h3 className="entry-title">{name}</h3>
            <p className="mt-1 text-muted">
              {columns.accepted}: {accepted}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
