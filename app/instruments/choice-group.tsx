import { useId } from "react";

export interface Choice<Id extends string> {
  id: Id;
  label: string;
  /** A second line, smaller. */
  note?: string;
}

export interface ChoiceGroupProps<Id extends string> {
  label: string;
  choices: readonly Choice<Id>[];
  value: Id;
  onChange: (id: Id) => void;
}

/** One of a few, as native radio buttons: arrow keys, forms mode and forced colors come with them. */
export function ChoiceGroup<Id extends string>({
  label,
  choices,
  value,
  onChange,
}: ChoiceGroupProps<Id>) {
  const name = useId();
  return (
    <fieldset className="instrument-choices">
      <legend className="instrument-label">{label}</legend>
      {choices.map(({ id, label: text, note }) => (
        <label key={id} className="instrument-choice">
          <input
            type="radio"
            name={name}
            value={id}
            checked={id === value}
            onChange={() => onChange(id)}
          />
          <span>
            {text}
            {note && <small>{note}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
