import { type ReactNode, useId } from "react";
import { cx } from "#app/lib/cx.ts";
import { NoBreak } from "#app/ui/no-break.tsx";

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
  look?: "lines" | "buttons";
  className?: string;
}

/** One of a few, as native radio buttons: arrow keys, forms mode and forced colors come with them. */
export function ChoiceGroup<Id extends string>(props: ChoiceGroupProps<Id>) {
  const { label, choices, value, onChange, look = "lines", className } = props;
  const name = useId();
  return (
    <fieldset className={cx(`instrument-${look}`, className)}>
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
