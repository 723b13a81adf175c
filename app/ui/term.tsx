import type { ReactNode } from "react";

const entryId = (term: string) => `term-${term.toLowerCase().replaceAll(/[^a-z\d]+/g, "-")}`;

/** A word in a sentence that opens its entry in the page's glossary: a native popover, which needs no script. */
export function Term({ name, children }: { name: string; children?: ReactNode }) {
  const id = entryId(name);
  return (
    <button
      type="button"
      popoverTarget={id}
      aria-describedby={id}
      suppressHydrationWarning
      className="term"
    >
      {children}
    </button>
  );
}

/** The terms of a page at its foot: each shows when its word is pressed; paper has them all. */
export function Glossary({ entries }: { entries: readonly { term: string; text: string }[] }) {
  return (
    <div className="glossary">
      <h2 className="text-item">Terms on this page</h2>
      {entries.map(({ term, text }) => (
        <p key={term} id={entryId(term)} popover="auto" className="glossary-entry">
          <dfn>{term}</dfn> {text}
        </p>
      ))}
    </div>
  );
}
