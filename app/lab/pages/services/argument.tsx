import type { ReactNode } from "react";
import type { Service } from "#app/content/services/types.ts";

/** The argument in three columns. */
export function Argument({ paragraphs }: Pick<Service["overview"], "paragraphs">) {
  return (
    <div className="grid gap-x-8 gap-y-5 text-muted lg:grid-cols-3">
      <Paragraphs paragraphs={paragraphs} />
    </div>
  );
}

export interface ArgumentWithFigureProps extends Pick<Service["overview"], "paragraphs"> {
  figure: ReactNode;
}

/** The argument in one column beside a figure. */
export function ArgumentWithFigure({ paragraphs, figure }: ArgumentWithFigureProps) {
  return (
    <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12 lg:items-start">
      <div className="lg:col-span-6">{figure}</div>
      <div className="max-w-prose space-y-5 text-muted lg:col-span-5 lg:col-start-8">
        <Paragraphs paragraphs={paragraphs} />
      </div>
    </div>
  );
}

function Paragraphs({ paragraphs }: Pick<Service["overview"], "paragraphs">) {
  return paragraphs.map((paragraph) => (
    <p key={paragraph} className="max-w-prose first:text-ink">
      {paragraph}
    </p>
  ));
}
