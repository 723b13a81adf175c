import type { ComponentProps, InvalidEvent } from "react";
import { contactForm } from "#app/content/lab/contact.ts";

const { fields, optional, trap } = contactForm;

/** No field is controlled: text that was typed before React started stays. */
export function FormFields() {
  return (
    <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2 sm:gap-y-7">
      <TextField
        label={fields.name.label}
        name="name"
        {...required}
        autoComplete="name"
        autoCapitalize="words"
        placeholder={fields.name.placeholder}
      />
      <TextField
        label={fields.email.label}
        name="email"
        type="email"
        {...required}
        autoComplete="email"
        inputMode="email"
        placeholder={fields.email.placeholder}
      />
      <TextField
        label={`${fields.company.label} (${optional})`}
        name="company"
        autoComplete="organization"
        className="sm:col-span-2"
      />
      <label className="sm:col-span-2">
        <span className={labelStyle}>{fields.message.label}</span>
        <textarea name="message" {...required} rows={6} enterKeyHint="enter" className="field" />
      </label>
    </div>
  );
}

export const messageField = (form: HTMLFormElement) =>
  form.elements.namedItem("message") as HTMLTextAreaElement;

/** Only a machine fills it in. */
export function Trap() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {trap}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** An empty field is not called invalid before the browser has refused it. */
const required = {
  required: true,
  "aria-invalid": false,
  onInvalid: ({ currentTarget }: InvalidEvent<HTMLElement>) =>
    currentTarget.removeAttribute("aria-invalid"),
} as const;

function TextField({ label, className, ...input }: ComponentProps<"input"> & { label: string }) {
  return (
    <label className={className}>
      <span className={labelStyle}>{label}</span>
      <input enterKeyHint="next" className="field" {...input} />
    </label>
  );
}

const labelStyle = "text-small text-muted";
