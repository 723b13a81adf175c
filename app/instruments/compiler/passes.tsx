import { useId, useState } from "react";
import { compilerWords } from "#app/content/quantum/compiler-instrument.ts";
import type { Step } from "./calls.ts";

const words = compilerWords.passes;

export interface PassesProps {
  steps: readonly Step[];
  pass: number;
  onChange: (pass: number) => void;
}

/** The two-qubit gates left after each pass, and which pass is looked at. */
export function Passes({ steps, pass, onChange }: PassesProps) {
  const name = useId();
  const [said, setSaid] = useState("");

  /** A radio button is told by itself; what an arrow leads to is not. */
  function move(by: number) {
    const to = Math.max(0, Math.min(steps.length - 1, pass + by));
    onChange(to);
    setSaid(`${placeOf(to)}, ${words.names[steps[to].name]}, ${steps[to].counts.twoQubit}`);
  }

  const placeOf = (index: number) => `${words.pass} ${index + 1} ${words.of} ${steps.length}`;
  return (
    <div className="passes">
      <fieldset>
        <legend className="instrument-label">{words.title}</legend>
        <StepLine steps={steps} pass={pass} />
        <div className="passes-choices">
          {steps.map((step, index) => (
            <label key={step.name}>
              <input
                type="radio"
                name={name}
                checked={index === pass}
                onChange={() => onChange(index)}
              />
              <span>{words.names[step.name]}</span>
              <span className="sr-only">{step.counts.twoQubit}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className="passes-note">
        <p>
          <b>{placeOf(pass)}</b>
        </p>
        <div className="passes-arrows">
          <button
            type="button"
            aria-label={words.previous}
            aria-disabled={pass === 0}
            onClick={() => move(-1)}
          >
            <svg aria-hidden="true" viewBox="0 0 24 24">
              <path d="M14.5 6l-6 6 6 6" />
            </svg>
          </button>
          <button
            type="button"
            aria-label={words.next}
            aria-disabled={pass === steps.length - 1}
            onClick={() => move(1)}
          >
            <svg aria-hidden="true" viewBox="0 0 24 24">
              <path d="M9.5 6l6 6-6 6" />
            </svg>
          </button>
        </div>
        <p>{words.notes[steps[pass].name]}</p>
        <p role="status" className="sr-only">
          {said}
        </p>
      </div>
    </div>
  );
}

const height = 84;

function StepLine({ steps, pass }: Pick<PassesProps, "steps" | "pass">) {
  const counts = steps.map((step) => step.counts.twoQubit);
  const most = Math.max(1, ...counts);
  const y = (index: number) => height - 8 - (counts[index] / most) * (height - 34);
  const x = (index: number) => `${(100 * index) / counts.length}%`;
  return (
    <svg aria-hidden="true" className="passes-line" height={height}>
      {steps.map(({ name }, index) => (
        <g key={name} data-current={index === pass || undefined}>
          {index > 0 && <line x1={x(index)} x2={x(index)} y1={y(index - 1)} y2={y(index)} />}
          <line
            className="passes-level"
            x1={x(index)}
            x2={x(index + 1)}
            y1={y(index)}
            y2={y(index)}
          />
          <text x={x(index + 0.5)} y={y(index) - 8} textAnchor="middle">
            {counts[index]}
          </text>
        </g>
      ))}
    </svg>
  );
}
