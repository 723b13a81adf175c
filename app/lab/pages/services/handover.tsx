import { useId } from "react";
import { serviceTemplate } from "#app/content/services/template.ts";
import type { Service } from "#app/content/services/types.ts";
import { cx } from "#app/lib/cx.ts";
import { type Ground, onGround } from "#app/ui/grounds.ts";
import { Section } from "#app/ui/section.tsx";
import { LimitsAside } from "./limits.tsx";

const { title, intro, columns } = serviceTemplate.handover;

type HandoverProps = Pick<Service, "handover">;

/** One spread on black: what the client keeps, and when to hire somebody else. */
export function HandoverSpread({ handover, limits }: HandoverProps & Pick<Service, "limits">) {
  const headingId = useId();
  return (
    <div {...onGround("black")}>
      <div className="spread">
        <section aria-labelledby={headingId} className="spread-left">
          <h2 id={headingId} className="text-heading">
            {title}
          </h2>
          <p className="mt-4 max-w-lead text-muted">{intro}</p>
          <HandoverTable handover={handover} className="mt-8 lg:mt-10" />
        </section>
        <LimitsAside limits={limits} />
      </div>
    </div>
  );
}

/** What the client keeps as a ledger across the page: large names, and when each is accepted. */
export function HandoverLedger({ handover, ground }: HandoverProps & { ground?: Ground }) {
  return (
    <Section title={title} intro={intro} padding="medium" ground={ground}>
      <HandoverTable handover={handover} className="handover-ledger" />
    </Section>
  );
}

/** What the client keeps in five columns, one beside the other. */
export function HandoverColumns({ handover, ground }: HandoverProps & { ground?: Ground }) {
  return (
    <Section title={title} intro={intro} padding="medium" ground={ground}>
      <dl className="handover-columns">
        {handover.map(({ name, accepted }) => (
          <div key={name}>
            <dt className="font-display text-item">{name}</dt>
            <dd>
              <span className="block text-small text-quiet">{columns.accepted}</span>{" "}
              <span className="text-muted">{accepted}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function HandoverTable({ handover, className }: HandoverProps & { className: string }) {
  return (
    <table className={cx("w-full text-left", className)}>
      <thead className="text-small text-quiet">
        <tr>
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
          <tr key={name} className="break-inside-avoid border-t border-line align-top">
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
