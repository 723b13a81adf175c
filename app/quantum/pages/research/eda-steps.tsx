import { useId, useRef } from "react";
import { Finding, HowComputed } from "#app/figures/figure.tsx";
import { FigurePicture } from "#app/figures/picture.tsx";
import { useRadioInQuery } from "#app/ui/use-radio-in-query.ts";
import edaSteps from "./eda-steps.pictures.ts";

/** The first that is shown: the page opens on a routed die, so not that again. */
const firstStep = edaSteps.clock;

export interface EdaStepsProps {
  label: string;
}

/** One die and the six steps of its flow; style alone shows the picture beside the chosen radio. */
export function EdaSteps({ label }: EdaStepsProps) {
  const name = useId();
  const steps = useRef<HTMLFieldSetElement>(null);
  useRadioInQuery(steps, "step");
  return (
    <figure aria-labelledby={`${name}-label`} className="figure-window">
      <fieldset ref={steps} className="eda-steps">
        <legend id={`${name}-label`} className="sr-only">
          {label}
        </legend>
        {Object.values(edaSteps).map((step, k) => (
          <div key={step.name} className="contents">
            <label className="eda-step relative">
              <input
                type="radio"
                name={name}
                defaultChecked={step === firstStep}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <span className="block text-item font-medium">{`${k + 1} ${step.name}`}</span>
              <span className="text-label text-muted">{step.note}</span>
            </label>
            <FigurePicture figure={step} />
            <Finding figure={step} />
          </div>
        ))}
        <div className="eda-how">
          <HowComputed caption={firstStep.caption} />
        </div>
      </fieldset>
    </figure>
  );
}
