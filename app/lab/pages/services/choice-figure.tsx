import { useEffect, useId, useRef, useState } from "react";
import type { FigureData } from "#app/drawing/scene.ts";
import { cx } from "#app/lib/cx.ts";
import { Finding, HowComputed } from "#app/ui/figure/figure.tsx";
import { FigurePicture } from "#app/ui/figure/picture.tsx";
import { useRadioInQuery } from "#app/ui/use-radio-in-query.ts";

/** The one thing that a reader may change in a figure, and the figure at each option. */
export interface ChoiceFigureProps {
  legend: string;
  options: readonly string[];
  /** The option that is shown at first, and without script. */
  initial: number;
  figures: readonly FigureData[];
}

/** Two lines at every choice, so that the drawing stays in place. */
const findingStyle =
  "[grid-area:finding] lg:min-h-[calc(2.3*var(--subheading-size))] lg:max-w-[calc(24*var(--subheading-size))]";

/** A figure with one choice: the control on its upper edge, the drawing, and what it shows. */
export function ChoiceFigure({ legend, options, initial, figures }: ChoiceFigureProps) {
  const [choice, setChoice] = useState(initial);
  const figure = figures[choice];
  const name = useId();
  // Four phrases would wrap in the one row of a phone.
  const isInPairs = options.length === 4 && options.join("").length > 20;
  const fieldset = useRef<HTMLFieldSetElement>(null);
  useRadioInQuery(fieldset, "choice");

  useEffect(() => {
    // Chosen before React had started, or restored by the browser or from the address.
    const inputs = [...(fieldset.current?.querySelectorAll("input") ?? [])];
    setChoice(inputs.findIndex(({ checked }) => checked));
  }, []);

  return (
    <figure aria-labelledby={`${name}-finding`} className="choice-figure lg:col-span-12">
      {/* Before the control, which it must not push down when it changes. */}
      <div aria-live="polite" className={findingStyle}>
        <Finding id={`${name}-finding`} figure={figure} />
      </div>
      <fieldset ref={fieldset} className="choice print:hidden noscript:hidden">
        <legend className="text-small text-quiet">{legend}</legend>
        <div className={cx("choice-options", isInPairs && "choice-pairs")}>
          {options.map((option, index) => (
            <label key={option} className="choice-option">
              <input
                type="radio"
                name={name}
                value={index}
                defaultChecked={index === initial}
                onChange={() => setChoice(index)}
              />
              {option}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="min-w-0 [grid-area:picture]">
        <FigurePicture figure={figure} wideFrom="lg" />
      </div>
      <figcaption className="[grid-area:how]">
        <HowComputed {...figure} />
      </figcaption>
    </figure>
  );
}
