import { contactForm } from "#app/content/lab/contact.ts";
import { type ServiceSlug, serviceCards } from "#app/content/services/cards.ts";
import { serviceQuestions } from "#app/content/services/questions.ts";
import type { ContactMessage } from "./draft.ts";

const MAX_SENDER_LENGTH = 120;

/** The lines that a message about a service begins with. */
export function questionsOf(service: ServiceSlug): string {
  return serviceQuestions[service].map((question) => `${question}: `).join("\n");
}

/** The message about a service: its name, and what was typed. */
export function messageAbout(service: ServiceSlug | undefined, text: string): string {
  return service ? `${serviceCards[service].title}\n\n${text}` : text;
}

/** The form's fields as an email. */
export function letterOf(typed: ContactMessage, service?: ServiceSlug) {
  const { name, email, company } = typed;
  const sender = [name, company].filter(Boolean).join(", ").slice(0, MAX_SENDER_LENGTH);
  const signature = [name, company, email].filter(Boolean).join("\n");
  const body = [messageAbout(service, typed.message), signature].filter(Boolean).join("\n\n");
  return { subject: sender && contactForm.subject(sender), body };
}
