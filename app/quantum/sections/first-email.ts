import type { Letter } from "#app/content/quantum/letters.ts";
import { mailto } from "#app/lib/mailto.ts";
import { siteConfig } from "#site.config";

/** The address that starts an email with a letter's subject and its questions. */
export function firstEmail({ subject, items }: Pick<Letter, "subject" | "items">): string {
  const body = items.map(({ title, text }) => `${title}: ${text}\n\n`).join("");
  return mailto(siteConfig.email, { subject, body });
}
