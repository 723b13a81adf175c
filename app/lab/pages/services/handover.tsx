import { useId } from "react";
import { serviceTemplate } from "#app/content/services/template.ts";
import type { Service } from "#app/content/services/types.ts";

const { handover: words, limits: limitsWords } = serviceTemplate;

/** One spread on black: what the client keeps, and when to hire somebody else. */
export function ServiceHandover({ handover, limits }: Pick<Service, "handover" | "limits">) {
  return (
    <div className="spread dark">
      <HandoverTable handover={handover} />
      <Limits limits={limits} />
    </div>
  );
}

function HandoverTable({ handover }: Pick<Service, "handover">) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="spread-left">
      <h2 id={headingId} className="text-heading">
        {words.title}
      </h2>
      <p className="mt-4 max-w-[36rem] text-muted">{words.intro}</p>
      <table className="mt-8 w-full text-left lg:mt-10">
        <thead className="text-small text-quiet">
          <tr>
            <th scope="col" className="w-1/2 pr-4 pb-3 font-normal">
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
              <th scope="row" className="py-4 pr-4 font-medium lg:pr-8">
                {name}
              </th>
              <td className="py-4 text-pretty text-muted">{accepted}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Limits({ limits }: Pick<Service, "limits">) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="spread-right">
      <h2 id={headingId} className="text-heading">
        {limitsWords.title}
      </h2>
      <div className="mt-6 max-w-[30rem] space-y-4 text-muted">
        {limits.map((limit) => (
          <p key={limit}>{limit}</p>
        ))}
      </div>
    </section>
  );
}
