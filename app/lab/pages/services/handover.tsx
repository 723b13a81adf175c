import { useId } from "react";
import { serviceTemplate } from "#app/content/services/template.ts";
import type { Service } from "#app/content/services/types.ts";
import { Container } from "#app/ui/container.tsx";

const { title, intro, columns } = serviceTemplate.handover;

/** What the client keeps, and what must be seen before it counts as delivered. */
export function ServiceHandover({ handover }: Pick<Service, "handover">) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="border-y border-line bg-raised">
      <Container className="grid gap-x-8 gap-y-10 py-section lg:grid-cols-12">
        <div className="lg:col-span-4">
          <h2 id={headingId} className="text-title">
            {title}
          </h2>
          <p className="mt-4 max-w-[36rem] text-muted">{intro}</p>
        </div>
        <table className="w-full text-left align-top lg:col-span-8">
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
              <tr key={name} className="break-inside-avoid border-b border-line align-top">
                <th scope="row" className="py-4 pr-4 font-medium lg:pr-8">
                  {name}
                </th>
                <td className="py-4 text-pretty text-muted">{accepted}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Container>
    </section>
  );
}
