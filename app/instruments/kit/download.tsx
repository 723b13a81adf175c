import { instrumentButton } from "./buttons.tsx";

export interface DownloadProps {
  /** The button's words. */
  children: string;
  file: string;
  type: string;
  /** Makes the file's text, only once it is asked for. */
  content: () => string;
  isDisabled: boolean;
}

/** Saves a text that this page made as a file of the visitor's. */
export function Download({ children, file, type, content, isDisabled }: DownloadProps) {
  function save() {
    const url = URL.createObjectURL(new Blob([content()], { type }));
    const link = Object.assign(document.createElement("a"), { href: url, download: file });
    link.click();
    // The browser has begun to read it by then.
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  }

  return (
    <button
      type="button"
      className={instrumentButton.outlined}
      disabled={isDisabled}
      onClick={save}
    >
      {children}
    </button>
  );
}
