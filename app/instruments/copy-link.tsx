import { CopyButton } from "#app/ui/copy-button.tsx";
import { instrumentButton } from "./button-style.ts";
import { runWords } from "./words.ts";

export interface CopyLinkProps {
  link: () => string;
  /** How many characters the address has too many. */
  tooLongBy: number;
}

/** Copies the address with the settings in it. */
export function CopyLink({ link, tooLongBy }: CopyLinkProps) {
  const { tooLong, ...labels } = runWords.link;
  return (
    <>
      <CopyButton
        value={link}
        labels={labels}
        isDisabled={tooLongBy > 0}
        className={instrumentButton.outlined}
      />
      <p role="status" className="instrument-note">
        {tooLongBy > 0 && tooLong(tooLongBy)}
      </p>
    </>
  );
}
