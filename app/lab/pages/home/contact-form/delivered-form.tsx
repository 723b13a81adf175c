import { type FormEvent, useEffect, useState } from "react";
import { contactForm } from "#app/content/lab/contact.ts";
import type { Submission } from "./delivery.ts";
import type { DeliveryStatus } from "./delivery-status.tsx";
import {
  currentForm,
  formId,
  isTrapped,
  readMessage,
  takeHeldForm,
  trapName,
} from "./form-element.ts";
import { FormFields } from "./form-fields.tsx";

/** Posts by itself until the code for delivery has come, and for good where it cannot come. */
export function DeliveredForm({ endpoint }: { endpoint: string }) {
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

function submissionOf(form: HTMLFormElement): Submission {
  // The same for every attempt, so that a receiver can drop repeats. Absent on plain http.
  return { id: crypto.randomUUID?.(), message: readMessage(form), isTrapped: isTrapped(form) };
}
