import { useLocation } from "react-router";
import { contactPage } from "#app/content/quantum/contact.ts";
import { siteConfig } from "#site.config";

/** The address of an email with the five questions; the button that led here gives its subject. */
export function useFirstEmail(): string {
  const { state } = useLocation();
  const { subject, items } = contactPage.message;
  const about = typeof state?.about === "string" ? state.about : subject;
  const body = items.map(({ title, text }) => `${title}: ${text}\r\n\r\n`).join("");
  const query = Object.entries({ subject: about, body }).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `mailto:${siteConfig.email}?${query.join("&")}`;
}
