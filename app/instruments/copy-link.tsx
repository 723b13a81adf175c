import { useState } from "react";

export interface CopyLinkProps {
  link: () => string;
  /** How many characters the text has too many; a plain copy has no limit. */
  tooLongBy?: number;
  words: { idle: string; copied: string; refused: string; tooLong?: string };
}

/** Puts the address with the settings in it on the clipboard, or says why not. */
export function CopyLink({ link, tooLongBy = 0, words }: CopyLinkProps) {
  const [label, setLabel] = useState(words.idle);

  async function copy() {
    const written = navigator.clipboard?.writeText(link());
    // Without a clipboard, as over plain http, the address bar has it.
    setLabel(
      await (written ?? Promise.reject()).then(
        () => words.copied,
        () => words.refused,
      ),
    );
  }

  return (
    <>
      <button type="button" className="bench-button" disabled={tooLongBy > 0} onClick={copy}>
        {label}
      </button>
      <p role="status" className="bench-note">
        {tooLongBy > 0 && `${words.tooLong} ${tooLongBy}`}
        {label !== words.idle && <span className="sr-only">{label}</span>}
      </p>
    </>
  );
}
