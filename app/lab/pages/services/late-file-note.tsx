import { lateFileWords } from "#app/instruments/words.ts";
import { cx } from "#app/lib/cx.ts";
import { ReloadButton } from "#app/navigation/reload-button.tsx";
import { textLinkStyle } from "#app/ui/text-link.tsx";
import { touchTarget } from "#app/ui/touch-target.ts";

/** Says that a file is gone which a part of the page needs. Empty it takes no room, but is known to screen readers. */
export function LateFileNote({ isMissing, className }: { isMissing: boolean; className: string }) {
  return (
    <p role="status" className={cx("empty:absolute", className)}>
      {isMissing && (
        <>
          {lateFileWords.missing}{" "}
          <ReloadButton
            className={cx("min-h-6 cursor-pointer text-ink", textLinkStyle, touchTarget)}
          >
            {lateFileWords.reload}
          </ReloadButton>
        </>
      )}
    </p>
  );
}
