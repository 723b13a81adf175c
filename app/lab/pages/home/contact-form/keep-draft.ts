import { draft } from "./draft.ts";
import { currentForm, fillBlanks, readMessage } from "./form-element.ts";

/** An effect: what was typed is in the form again when the visitor comes back to it in this tab. */
export function keepDraft() {
  const form = currentForm();
  if (!form) return;
  const kept = draft.read();
  if (kept) fillBlanks(form, kept);
  const keep = () => draft.keep(readMessage(form));
  keep();
  form.addEventListener("input", keep);
  return () => form.removeEventListener("input", keep);
}
