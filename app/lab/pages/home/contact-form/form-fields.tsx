import type { ComponentProps, ReactNode } from "react";
import { contactForm } from "#app/content/lab/contact.ts";
import { buttonStyle } from "#app/ui/button-link.tsx";
import { textLinkStyle } from "#app/ui/text-link.tsx";

interface FormFieldsProps {
  /** Where to write instead; given when the form has no way of its own without script. */
  emailWithoutScript?: string;
  /** Stands between the fields and the button. */
  children?: ReactNode;
}

const { fields, optional, submit, footnote, withoutScript } = contactForm;

/** What a visitor fills in. No field is controlled: what was typed before React started stays. */
export function FormFields({ emailWithoutScript, children }: FormFieldsProps) {
  return (
    <div className="grid gap-x-8 gap-y-7 sm:grid-cols-2">
      {emailWithoutScript && (
        <p className="hidden max-w-note border-l-2 border-accent pl-4 sm:col-span-2 noscript:block">
          {withoutScript}{" "}
          <a href={`mailto:${emailWithoutScript}`} className={textLinkStyle}>
            {emailWithoutScript}
          </a>
        </p>
      )}
      <TextField
        label={fields.name.label}
        name="name"
        required
        autoComplete="name"
        autoCapitalize="words"
        placeholder={fields.name.placeholder}
      />
      <TextField
        label={fields.email.label}
        name="email"
        type="email"
        required
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
        <textarea name="message" required rows={6} enterKeyHint="enter" className="field" />
      </label>
      {children}
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4 sm:col-span-2">
        <button type="submit" className={buttonStyle.filled}>
          {submit}
        </button>
        <p className="max-w-note text-small text-quiet">{footnote}</p>
      </div>
    </div>
  );
}

interface TextFieldProps extends ComponentProps<"input"> {
  label: string;
}

function TextField({ label, className, ...input }: TextFieldProps) {
  return (
    <label className={className}>
      <span className={labelStyle}>{label}</span>
      <input enterKeyHint="next" className="field" {...input} />
    </label>
  );
}

const labelStyle = "text-small text-muted";
