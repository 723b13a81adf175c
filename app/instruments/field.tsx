import { type ReactNode, useId } from "react";

export interface FieldProps {
  label: string;
  note?: ReactNode;
  isInvalid: boolean;
  /** The input, tied to its label and its note. */
  children: (tie: { id: string; "aria-invalid": boolean; "aria-describedby": string }) => ReactNode;
}

/** Something that is typed, with its label and a note that screen readers say with it. */
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
