import { useState } from "react";

export interface CopyButtonProps {
  text: () => string;
  /** Why there is nothing to copy; empty where the page says it already. */
  unavailable?: string;
  words: { idle: string; copied: string; refused: string };
}

/** Puts a text on the clipboard, or says why not. */
export function CopyButton({ text, unavailable, words }: CopyButtonProps) {
  const [label, setLabel] = useState(words.idle);

  async function copy() {
    const written = navigator.clipboard?.writeText(text());
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
      <button
        type="button"
        className="instrument-button"
        disabled={unavailable !== undefined}
        onClick={copy}
      >
        {label}
      </button>
      <p role="status" className="instrument-note">
        {unavailable}
        {label !== words.idle && <span className="sr-only">{label}</span>}
      </p>
    </>
  );
}
