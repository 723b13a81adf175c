import { useId, useState } from "react";
import type { ShownPass } from "./calls.ts";
import { compilerWords } from "./words.ts";

const words = compilerWords.passes;
const arrows = [
  { label: words.previous, step: -1, path: "M14.5 6l-6 6 6 6" },
  { label: words.next, step: 1, path: "M9.5 6l6 6-6 6" },
];

export interface PassesProps {
  passes: readonly ShownPass[];
  pass: number;
  onChange: (pass: number) => void;
}

export function Passes({ passes, pass, onChange }: PassesProps) {
  const name = useId();
  const [announcement, setAnnouncement] = useState("");

  /** A radio button is told by itself; what an arrow leads to is not. */
  function move(step: number) {
    const to = Math.max(0, Math.min(passes.length - 1, pass + step));
    onChange(to);
    const { name: id, counts } = passes[to];
    setAnnouncement(words.announcement(placeOf(to), words.names[id], counts.twoQubit));
  }

  const placeOf = (index: number) => words.place(index + 1, passes.length);
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
      <div className="mt-4 grid grid-cols-[1fr_auto] items-center text-muted">
        <p className="text-label text-ink">{placeOf(pass)}</p>
        <div className="passes-arrows flex print:hidden">
          {arrows.map(({ label, step, path }) => (
            <button
              key={label}
              type="button"
              aria-label={label}
              aria-disabled={!passes[pass + step]}
              onClick={() => move(step)}
            >
              <svg aria-hidden="true" viewBox="0 0 24 24" className="fill-none stroke-ink">
                <path d={path} strokeWidth="1.5" />
              </svg>
            </button>
          ))}
        </div>
        <p className="passes-text col-span-full">{words.notes[passes[pass].name]}</p>
        <p role="status" className="sr-only">
          {announcement}
        </p>
      </div>
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
