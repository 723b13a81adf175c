import { serviceCards, serviceSlugs } from "#app/content/services/cards.ts";

const fieldNames = ["name", "email", "company", "message"] as const;

export type ContactMessage = Record<(typeof fieldNames)[number], string>;

export const formId = "contact-form";
const draftKey = "contact-draft";

/** The form as it stands on the page now: a delivery may end after the visitor left it and came back. */
export function currentForm(): HTMLFormElement | null {
  return document.forms.namedItem(formId);
}

export function readMessage(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const entries = fieldNames.map((name) => [name, String(data.get(name) ?? "")]);
  return Object.fromEntries(entries) as ContactMessage;
}

/** The form that was sent before React started, if it is this one. A second call returns nothing. */
export function takeHeldForm(): HTMLFormElement | null {
  const heldForm = window.boot?.heldForm;
  if (!window.boot || heldForm?.id !== formId) return null;
  window.boot.heldForm = null;
  return heldForm;
}

/** An effect: what was typed is in the form again when the visitor comes back to it in this tab. */
export function restoreDraft() {
  const form = currentForm();
  if (!form) return;
  const draft = readDraft();
  if (draft) fillBlanks(form, draft);
  const service = serviceIn(location.search);
  if (service) fillBlanks(form, { message: `${service}: ` });
  const save = () => saveDraft(readMessage(form));
  save();
  form.addEventListener("input", save);
  return () => form.removeEventListener("input", save);
}

/** Puts back what is missing; what stands in the form already is newer. */
function fillBlanks(form: HTMLFormElement, message: Partial<ContactMessage>) {
  for (const name of fieldNames) {
    const field = form.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`);
    if (field?.value === "") field.value = message[name] ?? "";
  }
  announceChange(form);
}

/** Tells those who listen to typing that the form has changed without it. */
export function announceChange(form: HTMLFormElement) {
  form.dispatchEvent(new Event("input"));
}

/** The title of the service that the address carries: `?service=ai-ml-nlp#contact`. */
export function serviceIn(search: string): string | undefined {
  const name = new URLSearchParams(search).get("service");
  const slug = serviceSlugs.find((each) => each === name);
  return slug && serviceCards[slug].title;
}

/** Keeps the message for this tab until a receiver has accepted it. */
export function saveDraft(message: ContactMessage) {
  const isBlank = Object.values(message).every((text) => text === "");
  attempt(() =>
    isBlank
      ? sessionStorage.removeItem(draftKey)
      : sessionStorage.setItem(draftKey, JSON.stringify(message)),
  );
}

export function readDraft(): Partial<ContactMessage> | null {
  return attempt(() => JSON.parse(sessionStorage.getItem(draftKey) ?? "null")) ?? null;
}

/** Lets go of an accepted message, not of what was written since. */
export function dropDraft(accepted: ContactMessage) {
  const text = JSON.stringify(accepted);
  attempt(() => {
    if (sessionStorage.getItem(draftKey) === text) sessionStorage.removeItem(draftKey);
  });
}

/** Browsers may close the storage, or it may be full: the form itself still holds the words. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
