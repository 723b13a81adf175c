import { type ServiceSlug, serviceSlugs } from "#app/content/services/cards.ts";
import { keepInTab, readFromTab } from "#app/lib/session.ts";

const fieldNames = ["name", "email", "company", "message"] as const;

export type ContactMessage = Record<(typeof fieldNames)[number], string>;

/** The form's fields, kept for this tab until they have been accepted. */
export interface Draft extends ContactMessage {
  /** The service that the visitor came from. */
  service?: ServiceSlug;
}

export const formId = "contact-form";
const draftKey = "contact-draft";

export function readMessage(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const entries = fieldNames.map((name) => [name, String(data.get(name) ?? "")]);
  return Object.fromEntries(entries) as ContactMessage;
}

/** Puts back what is missing; what stands in the form already is newer. */
export function fillBlanks(form: HTMLFormElement, message: Partial<ContactMessage>) {
  for (const name of fieldNames) {
    const field = form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);
    if (field?.value === "") field.value = message[name] ?? "";
  }
}

/** The form that was sent before React started, if it is this one. A second call returns nothing. */
export function takeHeldForm(): HTMLFormElement | null {
  const heldForm = window.boot?.heldForm;
  if (!window.boot || heldForm?.id !== formId) return null;
  window.boot.heldForm = null;
  return heldForm;
}

/** The service that the address carries: `?service=ai-ml-nlp#contact`. */
export function serviceOf(name: string | null): ServiceSlug | undefined {
  return serviceSlugs.find((slug) => slug === name);
}

export function saveDraft(draft: Draft) {
  const isBlank = Object.values(draft).every((text) => !text);
  keepInTab(draftKey, isBlank ? undefined : draft);
}

export function readDraft(): Partial<Draft> {
  return readFromTab(draftKey) ?? {};
}
