import type { WirePart } from "#app/content/quantum/case-studies/study.ts";
import { caseStudiesPage } from "#app/content/quantum/case-studies.ts";
import { Fold } from "#app/ui/fold.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";

interface WireProps {
  parts: readonly WirePart[];
}

/** An architecture as one wire with its parts as nodes: across the page, or down a phone, where what they do folds. */
export function Wire({ parts }: WireProps) {
  return (
    <>
      <ol className="wire">
        {parts.map((part) => (
          <Node key={part.title} {...part} />
        ))}
      </ol>
      <Fold title={caseStudiesPage.parts.roles} when="phone" className="wire-roles">
        <dl className="wire-texts">
          {parts.map(({ title, text }) => (
            <div key={title}>
              <dt className="font-medium xl:sr-only">{title}</dt>
              <dd className="text-muted">
                <NoBreak text={text} />
              </dd>
            </div>
          ))}
        </dl>
      </Fold>
    </>
  );
}

function Node({ title, carries, bypass, border }: WirePart) {
  return (
    <li className="wire-node">
      {border && <span className="wire-border">{border}</span>}
      {bypass && <span className="wire-bypass">{bypass}</span>}
      <svg aria-hidden="true" viewBox="0 0 22 24" className="wire-hexagon">
        <path d="M11 1l9.5 5.5v11L11 23l-9.5-5.5v-11z" />
      </svg>
      {carries && <span className="wire-carries">{carries}</span>}
      <h4 className="wire-name">
        <NoBreak text={title} />
      </h4>
    </li>
  );
}
