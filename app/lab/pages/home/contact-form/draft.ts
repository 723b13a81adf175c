import { serviceCards, serviceSlugs } from "#app/content/services/cards.ts";
import { type ContactMessage, currentForm, fillBlanks, readMessage } from "./form-element.ts";

const key = "contact-draft";

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

/** The title of the service that the address carries: `?service=ai-ml-nlp#contact`. */
export function serviceIn(search: string): string | undefined {
  const slug = new URLSearchParams(search).get("service");
  return serviceSlugs.flatMap((name) => (name === slug ? serviceCards[name].title : []))[0];
}

/** Keeps the message for this tab until a receiver has accepted it. */
export function saveDraft(message: ContactMessage) {
  const isBlank = Object.values(message).every((text) => text === "");
  attempt(() =>
    isBlank ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, JSON.stringify(message)),
  );
}

export function readDraft(): Partial<ContactMessage> | null {
  return attempt(() => JSON.parse(sessionStorage.getItem(key) ?? "null")) ?? null;
}

/** Lets go of an accepted message, not of what was written since. */
export function dropDraft(accepted: ContactMessage) {
  attempt(() => {
    const isAccepted = sessionStorage.getItem(key) === JSON.stringify(accepted);
    if (isAccepted) sessionStorage.removeItem(key);
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
