import { useEffect, useState } from "react";
import { contactForm } from "#app/content/lab/contact.ts";
import { buttonStyle } from "#app/ui/button-link.tsx";
import { siteConfig } from "#site.config";
import { type ContactMessage, currentForm, readMessage } from "./form-element.ts";

/** A letter with what was typed so far; without script an empty one. */
export function EmailLink({ kind }: { kind: keyof typeof buttonStyle }) {
  const [href, setHref] = useState(`mailto:${siteConfig.email}`);

  useEffect(() => {
    const form = currentForm();
    if (!form) return;
    const update = () => setHref(letterOf(readMessage(form)));
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

export function letterOf({ name, email, company, message }: ContactMessage): string {
  const sender = [name, company].filter(Boolean).join(", ");
  const subject = sender && contactForm.subject(sender);
  const signature = [name, company, email].filter(Boolean).join("\n");
  const body = [message, signature].filter(Boolean).join("\n\n");
  const parts = Object.entries({ subject, body }).filter(([, value]) => value);
  // Mail programs read a plus as a plus and want both characters of a line's end.
  const query = parts.map(
    ([key, value]) => `${key}=${encodeURIComponent(value.replaceAll(/\r?\n/g, "\r\n"))}`,
  );
  return [`mailto:${siteConfig.email}`, query.join("&")].filter(Boolean).join("?");
}
