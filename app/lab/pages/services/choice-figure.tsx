import { useEffect, useId, useRef, useState } from "react";
import type { FigureData } from "#app/drawing/scene.ts";
import { lateFileWords } from "#app/instruments/kit/words.ts";
import { cx } from "#app/lib/cx.ts";
import { ReloadButton } from "#app/navigation/connection.tsx";
import { Finding, HowComputed } from "#app/ui/figure/figure.tsx";
import { FigurePicture } from "#app/ui/figure/picture.tsx";
import { lineLinkStyle } from "#app/ui/text-link.tsx";
import { useRadioInQuery } from "#app/ui/use-radio-in-query.ts";

/** The one thing that a reader may change in a figure. */
interface Choices {
  legend: string;
  options: readonly string[];
  initial: number;
}

export interface ChoiceFigureProps {
  /** The figure stands like this without script, at the initial choice. */
  figure: FigureData & { choices: Choices };
  /** Fetches the figure's own code, which draws the other choices. */
  load: () => Promise<{ figureAt: (choice: number) => FigureData }>;
}

/** Two lines at every choice, so that the drawing stays in place. */
const findingStyle =
  "[grid-area:finding] lg:min-h-[calc(2.3*var(--subheading-size))] lg:max-w-[calc(24*var(--subheading-size))]";

/** A figure with one choice: the control on its upper edge, the drawing, and what it shows. */
export function ChoiceFigure({ figure, load }: ChoiceFigureProps) {
  const { choices } = figure;
  const [shown, setShown] = useState<FigureData>(figure);
  const [isMissing, setMissing] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const name = useId();
  // Four phrases would wrap in the one row of a phone.
  const isInPairs = choices.options.length === 4 && choices.options.join("").length > 20;
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const wantedChoice = useRef(choices.initial);
  useRadioInQuery(fieldset, "choice");

  async function choose(choice: number) {
    wantedChoice.current = choice;
    setWaiting(true);
    const module = await load().catch(() => undefined);
    if (wantedChoice.current !== choice) return;
    setWaiting(false);
    setMissing(!module);
    if (module) setShown(module.figureAt(choice));
  }

  useEffect(() => {
    // Chosen before React had started, or restored by the browser or from the address.
    const inputs = [...(fieldset.current?.querySelectorAll("input") ?? [])];
    const choice = inputs.findIndex(({ checked }) => checked);
    if (choice >= 0 && choice !== wantedChoice.current) void choose(choice);
  });

  return (
    <figure aria-labelledby={`${name}-finding`} className="choice-figure lg:col-span-12">
      {/* First in the markup too: what arrives later must not push it down. */}
      <div aria-live="polite" className={findingStyle}>
        <Finding id={`${name}-finding`} figure={shown} />
      </div>
      <fieldset ref={fieldset} className="choice print:hidden noscript:hidden">
        <legend className="text-small text-quiet">{choices.legend}</legend>
        <div className={cx("choice-options", isInPairs && "choice-pairs")}>
          {choices.options.map((option, index) => (
            <label key={option} className="choice-option">
              <input
                type="radio"
                name={name}
                value={index}
                defaultChecked={index === choices.initial}
                onChange={() => void choose(index)}
              />
              {option}
            </label>
          ))}
        </div>
        <LateFileNote isMissing={isMissing} />
      </fieldset>
      <div
        aria-busy={isWaiting}
        // A file that comes at once leaves the picture as it is.
        className="min-w-0 [grid-area:picture] transition-opacity aria-busy:opacity-35 aria-busy:delay-150"
      >
        <FigurePicture figure={shown} wideFrom="lg" />
      </div>
      <figcaption className="[grid-area:how]">
        <HowComputed {...shown} />
      </figcaption>
    </figure>
  );
}

/** Says that a file is gone which a part of the page needs. Empty it takes no room, but is known to screen readers. */
function LateFileNote({ isMissing }: { isMissing: boolean }) {
  return (
    <p role="status" className="mt-3 text-small text-muted empty:absolute">
      {isMissing && (
        <>
          {lateFileWords.missing}{" "}
          <ReloadButton className={cx("min-h-6 cursor-pointer text-ink", lineLinkStyle)}>
            {lateFileWords.reload}
          </ReloadButton>
        </>
      )}
    </p>
  );
}
