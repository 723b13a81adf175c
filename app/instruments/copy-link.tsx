import { runWords } from "#app/content/instruments.ts";
import { CopyButton } from "./copy-button.tsx";

export interface CopyLinkProps {
  link: () => string;
  /** How many characters the address has too many. */
  tooLongBy: number;
}

/** Copies the address with the settings in it. */
export function CopyLink({ link, tooLongBy }: CopyLinkProps) {
  const { tooLong, ...words } = runWords.link;
  return (
    <CopyButton
      text={link}
      unavailable={tooLongBy > 0 ? `${tooLong} ${tooLongBy}` : undefined}
      words={words}
    />
  );
}
