import { type FormEvent, useEffect, useState } from "react";
import { contactForm } from "#app/content/lab/contact.ts";
import { readContactEndpoint, siteConfig } from "#site.config";
import type { Submission } from "./delivery.ts";
import type { DeliveryStatus } from "./delivery-status.tsx";
import { currentForm, formId, readMessage, restoreDraft } from "./draft.ts";
import { FormFields } from "./form-fields.tsx";

const trapName = "website";

/** The form is local by default; with a `contactEndpoint` in `site.config.ts` the message is delivered there. */
export function ContactForm() {
  const receiver = readContactEndpoint(siteConfig.contactEndpoint);
  return receiver ? <DeliveredForm endpoint={receiver.href} /> : <LocalForm />;
}

/** Writes the values to the console and leaves them in place. */
function LocalForm() {
  useEffect(restoreDraft, []);
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

/** Posts by itself until the code for delivery has come, and for good where it cannot come. */
function DeliveredForm({ endpoint }: { endpoint: string }) {
  const [submission, setSubmission] = useState<Submission | null>(null);
  const [Status, setStatus] = useState<typeof DeliveryStatus | "unreachable" | null>(null);

  useEffect(() => {
    const heldForm = takeHeldForm();
    if (heldForm) setSubmission(submissionOf(heldForm));
    import("./delivery-status.tsx").then(
      (module) => setStatus(() => module.DeliveryStatus),
      () => setStatus("unreachable"),
    );
  }, []);

  useEffect(() => {
    if (Status === "unreachable" && submission) currentForm()?.submit();
  }, [Status, submission]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (Status === "unreachable") return;
    event.preventDefault();
    setSubmission(submissionOf(event.currentTarget));
  }

  return (
    <form id={formId} action={endpoint} method="post" onSubmit={onSubmit} className="print:hidden">
      <FormFields>
        <div aria-hidden="true" className="sr-only">
          <label>
            {contactForm.trap}
            <input name={trapName} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        {Status !== null && Status !== "unreachable" && (
          <Status endpoint={endpoint} submission={submission} />
        )}
      </FormFields>
    </form>
  );
}

/** The form that was sent before React started, if it is this one; it is handed out once. */
function takeHeldForm(): HTMLFormElement | null {
  const heldForm = window.boot?.heldForm;
  if (!window.boot || heldForm?.id !== formId) return null;
  window.boot.heldForm = null;
  return heldForm;
}

function submissionOf(form: HTMLFormElement): Submission {
  return {
    // The same for every attempt, so that a receiver can drop repeats. Absent on plain http.
    id: crypto.randomUUID?.(),
    message: readMessage(form),
    isTrapped: Boolean(new FormData(form).get(trapName)),
  };
}
