export interface RangeFieldProps {
  label: string;
  /** Names the value where its number alone would not tell. */
  text?: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  onChange: (value: number) => void;
}

/** A slider with its value beside its label. */
export function RangeField({ label, text, value, onChange, ...range }: RangeFieldProps) {
  return (
    <label className="instrument-range grid gap-1">
      <span className="instrument-label">
        {/* Screen readers say the value after the name. */}
        {label}{" "}
        <b aria-hidden="true" className="font-normal text-ink">
          {text ?? value}
        </b>
      </span>
      <input
        type="range"
        className="w-full"
        {...range}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </label>
  );
}
