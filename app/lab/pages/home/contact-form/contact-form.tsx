import { type FormEvent, useEffect } from "react";
import { readContactEndpoint, siteConfig } from "#site.config";
import { DeliveredForm } from "./delivered-form.tsx";
import { formId, readMessage, takeHeldForm } from "./draft.ts";
import { FormFields } from "./form-fields.tsx";

/** The form is local by default; with a `contactEndpoint` in `site.config.ts` the message is delivered there. */
export function ContactForm() {
  const receiver = readContactEndpoint(siteConfig.contactEndpoint);
  return receiver ? <DeliveredForm endpoint={receiver.href} /> : <LocalForm />;
}

/** Writes the values to the console and leaves them in place. */
function LocalForm() {
  useEffect(() => {
    const heldForm = takeHeldForm();
    if (heldForm) logMessage(heldForm);
  }, []);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    logMessage(event.currentTarget);
  }

  // Outside a dialog this method does nothing, so without script no value reaches the address.
  return (
    <form id={formId} method="dialog" onSubmit={onSubmit} className="print:hidden">
      <FormFields isLocal />
    </form>
  );
}

function logMessage(form: HTMLFormElement) {
  console.log(readMessage(form));
}
