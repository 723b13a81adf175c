import { Fold } from "#app/ui/fold.tsx";
import { NoBreak } from "#app/ui/no-break.tsx";

export interface AnswerProps {
  /** Its own address; a link to it opens it. */
  id?: string;
  title: string;
  text: string;
}

/** A title with what it says, which a phone has folded. */
export function Answer({ id, title, text }: AnswerProps) {
  return (
    <Fold title={<NoBreak text={title} />} heading="h3" when="phone">
      <div id={id} className="scroll-mt-28">
        <h3 className="text-item font-medium max-md:hidden print:block">
          <NoBreak text={title} />
        </h3>
        <p className="max-w-prose text-muted md:mt-2">
          <NoBreak text={text} />
        </p>
      </div>
    </Fold>
  );
}
