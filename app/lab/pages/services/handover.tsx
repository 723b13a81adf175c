import { serviceTemplate } from "#app/content/services/template.ts";
import type { Service } from "#app/content/services/types.ts";
import { LabSection } from "#app/lab/lab-section.tsx";
import { cx } from "#app/lib/cx.ts";

const { title, intro, columns } = serviceTemplate.handover;

export interface ServiceHandoverProps extends Pick<Service, "handover"> {
  /** A table beside its heading, or the items side by side. */
  layout: "table" | "row";
  rule?: boolean;
  className?: string;
}

/** What the client keeps, and what must be seen before it counts as delivered. */
export function ServiceHandover({ handover, layout, rule, className }: ServiceHandoverProps) {
  return (
    <LabSection
      title={title}
      intro={intro}
      isSplit={layout === "table"}
      rule={rule}
      className={className}
    >
      {layout === "table" ? (
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
      ) : (
        <ol className="grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-5">
          {handover.map(({ name, accepted }, index) => (
            <li
              key={name}
              className={cx("border-t pt-4", index === 0 ? "border-ink" : "border-quiet")}
            >
              <h3 className="font-medium">{name}</h3>
              <p className="mt-2 text-small text-muted">
                <span className="text-quiet">{columns.accepted}:</span> {accepted}
              </p>
            </li>
          ))}
        </ol>
      )}
    </LabSection>
  );
}
