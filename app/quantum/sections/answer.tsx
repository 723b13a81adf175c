import { NoBreak } from "#app/ui/no-break.tsx";

export interface AnswerProps {
  /** The fragment that leads to it. */
  id?: string;
  title: string;
  text: string;
}

/** A question or a heading with a paragraph under it. */
export function Answer({ id, title, text }: AnswerProps) {
  return (
    <div id={id} className="scroll-mt-28">
      <NoBreak as="h3" className="text-item font-medium" text={title} />
      <NoBreak as="p" className="mt-2 max-w-prose text-muted" text={text} />
    </div>
  );
}
