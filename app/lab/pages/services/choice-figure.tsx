import { useEffect, useId, useRef, useState } from "react";
import type { Choices } from "#app/content/services/choices.ts";
import { Finding, HowComputed } from "#app/figures/figure.tsx";
import { FigurePicture } from "#app/figures/picture.tsx";
import type { Figure } from "#app/figures/scene.ts";
import { LateFileNote } from "#app/instruments/late-file-note.tsx";

export interface ChoiceFigureProps {
  /** As it stands without script, at the initial choice. */
  figure: Figure;
  choices: Choices;
  /** Fetches the figure's own code, which draws the other choices. */
  load: () => Promise<(choice: number) => Figure>;
}

/** A figure with one choice: the control, the drawing, and what it shows. On a desktop the control stands beside the opening's lead. */
export function ChoiceFigure({ figure, choices, load }: ChoiceFigureProps) {
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
    <figure aria-labelledby={`${name}-finding`} className="mt-6 grid gap-y-6 lg:contents">
      {/* First, as on a phone: a control that came before it would be painted in its place. */}
      <div className="min-w-0 lg:col-span-12 lg:row-start-5 lg:mt-5">
        <FigurePicture figure={shown} wideFrom="lg" />
      </div>
      <fieldset
        ref={fieldset}
        className="min-w-0 lg:col-span-5 lg:col-start-8 lg:row-start-4 lg:mt-3 print:hidden noscript:hidden"
      >
        <legend className="text-small text-quiet">{choices.legend}</legend>
        <div className="choice-options">
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
        <LateFileNote isMissing={isMissing} className="mt-3 text-small text-muted" />
      </fieldset>
      <figcaption className="figure-caption max-lg:mt-0 lg:col-span-12">
        <div aria-live="polite">
          <Finding id={`${name}-finding`} figure={shown} />
        </div>
        <HowComputed {...shown} />
      </figcaption>
    </figure>
  );
}
