import {
  type ComponentProps,
  type InvalidEvent,
  type ReactNode,
  useEffect,
  useId,
  useState,
} from "react";
import { contactForm } from "#app/content/lab/contact.ts";
import { cx } from "#app/lib/cx.ts";
import { mailto } from "#app/lib/mailto.ts";
import { buttonStyle } from "#app/ui/button-link.tsx";
import { siteConfig } from "#site.config";
import { type ContactMessage, currentForm, readMessage, restoreDraft } from "./draft.ts";

interface FormFieldsProps {
  /** True when no endpoint is configured: the email is then the main button, and a line says why. */
  isLocal?: boolean;
  /** Stands between the fields and the button. */
  children?: ReactNode;
}

const { fields, optional, submit, notSent, promises, withoutScript } = contactForm;

/** No field is controlled: text that was typed before React started stays. */
export function FormFields({ isLocal = false, children }: FormFieldsProps) {
  const noticeId = useId();
  useEffect(restoreDraft, []);
  return (
    <div className="grid gap-x-8 gap-y-5 sm:gap-y-7 sm:grid-cols-2">
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
      {children}
      <div className="grid gap-y-4 sm:col-span-2">
        <p className="flex flex-wrap gap-3 max-sm:flex-col">
          {isLocal && <EmailLink kind="filled" />}
          <button
            type="submit"
            aria-describedby={isLocal ? noticeId : undefined}
            className={cx(buttonStyle[isLocal ? "outlined" : "filled"], "max-sm:min-h-12")}
          >
            {submit}
          </button>
          {!isLocal && <EmailLink kind="outlined" />}
        </p>
        {isLocal && (
          <p id={noticeId} className="max-w-prose text-small text-muted">
            <span className="noscript:hidden">{notSent}</span>
            <span className="hidden noscript:inline">{withoutScript}</span>
          </p>
        )}
      </div>
      <ul className="promises sm:col-span-2">
        {promises.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
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

/** Opens an email with what was typed so far; without script an empty one. */
function EmailLink({ kind }: { kind: keyof typeof buttonStyle }) {
  const [href, setHref] = useState(mailto(siteConfig.email));

  useEffect(() => {
    const form = currentForm();
    if (!form) return;
    const update = () => setHref(emailOf(readMessage(form)));
    update();
    form.addEventListener("input", update);
    return () => form.removeEventListener("input", update);
  }, []);

  return (
    <a href={href} className={`${buttonStyle[kind]} max-sm:min-h-12`}>
      {contactForm.byEmail}
    </a>
  );
}

export function emailOf({ name, email, company, message }: ContactMessage): string {
  const sender = [name, company].filter(Boolean).join(", ");
  const subject = sender && contactForm.subject(sender);
  const signature = [name, company, email].filter(Boolean).join("\n");
  const body = [message, signature].filter(Boolean).join("\n\n");
  return mailto(siteConfig.email, { subject, body });
}
