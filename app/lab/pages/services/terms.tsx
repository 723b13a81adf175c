import { useId } from "react";
import { serviceTemplate } from "#app/content/services/template.ts";
import type { Service } from "#app/content/services/types.ts";
import { Container } from "#app/ui/container.tsx";

const { handover: words, limits: elsewhere } = serviceTemplate;

/** What the client keeps, and beside it when to hire somebody else. */
export function ServiceTerms({ handover, limits }: Pick<Service, "handover" | "limits">) {
  const [handoverId, limitsId] = [useId(), useId()];
  return (
    <Container className="grid gap-x-8 gap-y-14 py-small lg:grid-cols-12">
      <section aria-labelledby={handoverId} className="lg:col-span-7">
        <h2 id={handoverId} className="text-heading">
          {words.title}
        </h2>
        <p className="mt-4 text-muted">{words.intro}</p>
        <table className="mt-6 w-full text-left wrap-anywhere">
          <thead className="text-small text-quiet">
            <tr>
              <th scope="col" className="w-1/2 pr-6 pb-3 font-normal">
                {words.columns.name}
              </th>
              <th scope="col" className="pb-3 font-normal">
                {words.columns.accepted}
              </th>
            </tr>
          </thead>
          <tbody>
            {handover.map(({ name, accepted }) => (
              <tr key={name} className="break-inside-avoid border-t border-line align-top">
                <th scope="row" className="py-3 pr-6 font-medium">
                  {name}
                </th>
                <td className="py-3 text-pretty text-muted">{accepted}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section aria-labelledby={limitsId} className="lg:col-span-4 lg:col-start-9">
        <h2 id={limitsId} className="text-heading">
          {elsewhere.title}
        </h2>
        <ul className="mt-4 space-y-4 text-muted">
          {limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </section>
    </Container>
  );
}
