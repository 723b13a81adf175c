import type { ArchitecturePart } from "#app/content/quantum/case-studies/study.ts";
import { cx } from "#app/lib/cx.ts";
import { NoBreak } from "#app/ui/no-break.tsx";

interface ArchitectureProps {
  parts: readonly ArchitecturePart[];
}

/** An architecture: a wire across a wide page with its parts as nodes, and what each part does. */
export function Architecture({ parts }: ArchitectureProps) {
  return (
    <div>
      <ol className="hidden xl:grid xl:auto-cols-fr xl:grid-flow-col xl:gap-x-8 xl:pt-5 xl:has-[[data-label=border],[data-label=bypass]]:pt-9">
        {parts.map((part) => (
          <Node key={part.title} {...part} />
        ))}
      </ol>
      <dl className="grid gap-x-8 gap-y-4 md:grid-cols-2 xl:mt-2 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none xl:text-small/[1.5]">
        {parts.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-medium xl:sr-only">{title}</dt>
            <NoBreak as="dd" className="text-muted" text={text} />
          </div>
        ))}
      </dl>
    </div>
  );
}

function Node({ title, carries, bypass, border }: ArchitecturePart) {
  return (
    <li className="wire-node">
      <Label kind="border" text={border} />
      <Label kind="bypass" text={bypass} />
      <svg
        aria-hidden="true"
        viewBox="0 0 22 24"
        className="relative block w-5.5 fill-ground stroke-accent stroke-[1.5]"
      >
        <path d="M11 1l9.5 5.5v11L11 23l-9.5-5.5v-11z" />
      </svg>
      <Label kind="carries" text={carries} />
      <NoBreak as="h4" className="mt-3.5 text-(length:--item-size)/[1.2]" text={title} />
    </li>
  );
}

const labelStyles = {
  border: "-top-6 -bottom-2 -left-4 border-l border-dashed border-quiet pl-3 text-quiet",
  /** Over the next part, down to the one after it. */
  bypass:
    "-top-9 right-[calc(-100%-4.6875rem)] left-[0.6875rem] h-12 border border-b-0 border-accent px-4 py-1 text-accent",
  /** Over the middle of its stretch of the wire. */
  carries: "-top-2.5 right-0 left-5.5 text-center text-quiet",
} as const;

function Label({ kind, text }: { kind: keyof typeof labelStyles; text?: string }) {
  if (!text) return null;
  return (
    <span data-label={kind} className={cx("absolute text-label/[1.3]", labelStyles[kind])}>
      {text}
    </span>
  );
}
