import type { Letter } from "#app/content/quantum/letters.ts";
import { siteConfig } from "#site.config";

/** The address that starts an email with a letter's subject and its questions. */
export function firstEmail({ subject, items }: Pick<Letter, "subject" | "items">): string {
  const body = items.map(({ title, text }) => `${title}: ${text}\r\n\r\n`).join("");
  const query = Object.entries({ subject, body }).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `mailto:${siteConfig.email}?${query.join("&")}`;
}
