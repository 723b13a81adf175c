import { useEffect, useId, useRef, useState } from "react";
import { FigurePicture, HowComputed } from "#app/drawing/figure.tsx";
import type { Figure } from "#app/drawing/scene.ts";
import { LateFileNote } from "#app/instruments/late-file-note.tsx";
import { cx } from "#app/lib/cx.ts";
import type { Choices } from "./choices.ts";

export interface PlateProps {
  /** As it stands without script, at the initial choice. */
  figure: Figure;
  choices: Choices;
  /** Fetches the figure's own code, which draws the other choices. */
  load: () => Promise<(choice: number) => Figure>;
  className?: string;
}

/** A wide figure, its one control, and a caption that says the finding first. */
export function Plate({ figure, choices, load, className }: PlateProps) {
  const [shown, setShown] = useState(figure);
  const [isMissing, setMissing] = useState(false);
  const name = useId();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const wanted = useRef(choices.initial);

  async function choose(choice: number) {
    wanted.current = choice;
    const build = await load().catch(() => undefined);
    setMissing(!build);
    if (build && wanted.current === choice) setShown(build(choice));
  }

  useEffect(() => {
    // Chosen before React had started, or restored by the browser.
    const inputs = [...(fieldset.current?.querySelectorAll("input") ?? [])];
    const choice = inputs.findIndex(({ checked }) => checked);
    if (choice >= 0 && choice !== wanted.current) void choose(choice);
  });

  return (
    <figure className={cx("plate", className)}>
      <div className="plate-drawing">
        <FigurePicture figure={shown} />
      </div>
      <fieldset ref={fieldset} className="plate-control print:hidden noscript:hidden">
        <legend className="text-small text-quiet">{choices.legend}</legend>
        <div className="plate-options">
          {choices.options.map((option, index) => (
            <label key={option} className="plate-option">
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
        <LateFileNote isMissing={isMissing} className="mt-3 text-small text-muted" />
      </fieldset>
      <p aria-live="polite" className="plate-finding">
        {shown.finding}
      </p>
      <figcaption className="plate-method">
        <HowComputed {...shown} />
      </figcaption>
    </figure>
  );
}
