import type { ArchitecturePart } from "#app/content/quantum/case-studies/study.ts";
import { NoBreak } from "#app/ui/no-break.tsx";

interface ArchitectureProps {
  parts: readonly ArchitecturePart[];
}

/** An architecture: a wire across a wide page with its parts as nodes, and what each part does. */
export function Architecture({ parts }: ArchitectureProps) {
  return (
    <div>
      <ol className="wire">
        {parts.map((part) => (
          <Node key={part.title} {...part} />
        ))}
      </ol>
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
    </div>
  );
}

function Node({ title, carries, bypass, border }: ArchitecturePart) {
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
