import { useId } from "react";
import type { ShownPass } from "./calls.ts";
import { compilerWords } from "./words.ts";

const words = compilerWords.passes;

export interface PassesProps {
  passes: readonly ShownPass[];
  pass: number;
  onChange: (pass: number) => void;
}

export function Passes({ passes, pass, onChange }: PassesProps) {
  const name = useId();
  return (
    <div className="min-w-0">
      <fieldset className="min-w-0">
        <legend className="instrument-label">{words.title}</legend>
        <PassLine passes={passes} pass={pass} />
        <div className="passes-choices grid auto-cols-fr grid-flow-col border-t border-line">
          {passes.map(({ name: id, counts }, index) => (
            <label
              key={id}
              className="grid cursor-pointer content-start gap-1.5 pt-3 text-center wrap-anywhere"
            >
              <input
                type="radio"
                name={name}
                checked={index === pass}
                onChange={() => onChange(index)}
              />
              <span>{words.names[id]}</span>
              <span className="sr-only">{counts.twoQubit}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <p className="mt-4 mb-2 text-label text-ink">{words.place(pass + 1, passes.length)}</p>
      <p className="passes-text text-muted">{words.notes[passes[pass].name]}</p>
    </div>
  );
}

const PLOT_HEIGHT = 84;

function PassLine({ passes, pass }: Pick<PassesProps, "passes" | "pass">) {
  const counts = passes.map((one) => one.counts.twoQubit);
  const maxCount = Math.max(1, ...counts);
  const y = (index: number) => PLOT_HEIGHT - 8 - (counts[index] / maxCount) * (PLOT_HEIGHT - 34);
  const x = (index: number) => `${(100 * index) / counts.length}%`;
  return (
    <svg aria-hidden="true" className="passes-line w-full" overflow="visible" height={PLOT_HEIGHT}>
      {passes.map(({ name }, index) => (
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
