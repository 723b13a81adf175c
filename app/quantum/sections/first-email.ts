import type { FirstEmail } from "#app/content/quantum/first-emails.ts";
import { mailto } from "#app/lib/mailto.ts";
import { siteConfig } from "#site.config";

/** The questions as text, each with room for its answer. */
export function questionsOf({ items }: Pick<FirstEmail, "items">): string {
  return items.map(({ title, text }) => `${title}: ${text}\n\n`).join("");
}

/** The address that starts an email with this subject and these questions. */
export function firstEmailLink(email: Pick<FirstEmail, "subject" | "items">): string {
  return mailto(siteConfig.email, { subject: email.subject, body: questionsOf(email) });
}
