import type { FirstEmail } from "#app/content/quantum/first-emails.ts";
import { mailto } from "#app/lib/mailto.ts";
import { siteConfig } from "#site.config";

/** The address that starts an email with this subject and these questions. */
export function firstEmailLink({ subject, items }: Pick<FirstEmail, "subject" | "items">): string {
  const body = items.map(({ title, text }) => `${title}: ${text}\n\n`).join("");
  return mailto(siteConfig.email, { subject, body });
}
