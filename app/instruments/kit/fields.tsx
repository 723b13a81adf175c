import { type ReactNode, useId, useState } from "react";
import { cx } from "#app/lib/cx.ts";
import { thousands } from "#app/lib/format.ts";
import { NoBreak } from "#app/ui/no-break.tsx";
import { wholeUpTo } from "./fragment.ts";
import { runWords } from "./words.ts";

export interface Choice<Id extends string> {
  id: Id;
  label: string;
  /** A second line, smaller. */
  note?: string;
  picture?: ReactNode;
}

export interface ChoiceGroupProps<Id extends string> {
  label: string;
  choices: readonly Choice<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** Lines with a note each, or buttons in a row. */
  look?: keyof typeof looks;
  className?: string;
}

const looks = { lines: "instrument-lines", buttons: "instrument-buttons" } as const;

/** One of a few, as native radio buttons: arrow keys, forms mode and forced colors come with them. */
export function ChoiceGroup<Id extends string>(props: ChoiceGroupProps<Id>) {
  const { label, choices, value, onChange, look = "lines", className } = props;
  const name = useId();
  return (
    <fieldset className={cx(looks[look], className)}>
      <legend className="instrument-label">{label}</legend>
      {choices.map(({ id, label: text, note, picture }) => (
        <label key={id}>
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === value}
            onChange={() => onChange(id)}
          />
          {picture}
          <span>
            <NoBreak text={text} />
            {note && <small>{note}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

export interface FieldProps {
  label: string;
  note?: ReactNode;
  isInvalid: boolean;
  /** The input, tied to its label and its note. */
  children: (tie: { id: string; "aria-invalid": boolean; "aria-describedby": string }) => ReactNode;
}

export function Field({ label, note, isInvalid, children }: FieldProps) {
  const id = useId();
  return (
    <div className="instrument-field flex flex-wrap items-center gap-1.5 gap-x-3">
      <label htmlFor={id} className="instrument-label">
        {label}
      </label>
      {children({ id, "aria-invalid": isInvalid, "aria-describedby": `${id}-note` })}
      <p id={`${id}-note`} className="instrument-note">
        {note}
      </p>
    </div>
  );
}

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

/** A slider; one with a single place is there, but cannot be moved. */
export function RangeField({ label, text, value, onChange, ...range }: RangeFieldProps) {
  return (
    <label className="instrument-range flex flex-wrap items-center gap-x-3">
      <span className="instrument-label">
        {/* Screen readers say the value after the name. */}
        {label}{" "}
        <b aria-hidden="true" className="font-normal text-ink">
          {text ?? value}
        </b>
      </span>
      <input
        type="range"
        className="grow basis-24"
        {...range}
        disabled={range.min === range.max}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </label>
  );
}

export interface NumberFieldProps {
  label: string;
  /** Says more of the number. */
  note?: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
}

/** A whole number from 0 to `max`. Text that is none stays as typed until the field is left. */
export function NumberField({ label, note, value, max, onChange }: NumberFieldProps) {
  const [typedText, setTypedText] = useState<string | null>(null);
  const isWrong = typedText !== null;
  return (
    <Field
      label={label}
      isInvalid={isWrong}
      note={
        <>
          <span role="status">{isWrong && runWords.range(thousands(max))}</span>
          {!isWrong && note}
        </>
      }
    >
      {(tie) => (
        <input
          {...tie}
          type="number"
          inputMode="numeric"
          min={0}
          max={max}
          value={typedText ?? value}
          onChange={({ target }) => {
            const number = wholeUpTo(max, target.value);
            setTypedText(number === undefined ? target.value : null);
            if (number !== undefined) onChange(number);
          }}
          onBlur={() => setTypedText(null)}
        />
      )}
    </Field>
  );
}
