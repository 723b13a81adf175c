const fieldNames = ["name", "email", "company", "message"] as const;

export type ContactMessage = Record<(typeof fieldNames)[number], string>;

export function sameMessage(a: ContactMessage, b: ContactMessage): boolean {
  return fieldNames.every((name) => a[name] === b[name]);
}

export const formId = "contact-form";
export const trapName = "website";

/** The form as it stands on the page now: a delivery may end after the visitor left it and came back. */
export function currentForm(): HTMLFormElement | null {
  return document.forms.namedItem(formId);
}

export function readMessage(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? "");
  return {
    name: text("name"),
    email: text("email"),
    company: text("company"),
    message: text("message"),
  };
}

/** True where something filled in the field that no visitor sees. */
export function isTrapped(form: HTMLFormElement): boolean {
  return Boolean(new FormData(form).get(trapName));
}

/** Puts back what is missing; what stands in the form already is newer. */
export function fillBlanks(form: HTMLFormElement, message: Partial<ContactMessage>) {
  for (const name of fieldNames) {
    const field = form.elements.namedItem(name);
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isText && field.value === "") field.value = message[name] ?? "";
  }
  announceChange(form);
}

/** Tells those who listen to typing that the form has changed without it. */
export function announceChange(form: HTMLFormElement) {
  form.dispatchEvent(new Event("input"));
}

/** The form that was sent before React started, if it is this one; it is handed out once. */
export function takeHeldForm(): HTMLFormElement | null {
  const heldForm = window.boot?.heldForm;
  if (!window.boot || heldForm?.id !== formId) return null;
  window.boot.heldForm = null;
  return heldForm;
}
