import { useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useEffectEvent } from "react";
import { contactForm } from "#app/content/lab/contact.ts";
import { deliveryKey, deliveryMutation, Refusal } from "./delivery.ts";
import {
  announceChange,
  type ContactMessage,
  currentForm,
  dropDraft,
  formId,
  readMessage,
  saveDraft,
  takeHeldForm,
} from "./draft.ts";
import { FormFields } from "./form-fields.tsx";

const { delivery: texts, trap } = contactForm;
const trapName = "website";
const DOUBLE_CLICK_MS = 500;

/** Sends the message in the background and says how it goes. Without script the browser posts the form. */
export function DeliveredForm({ endpoint }: { endpoint: string }) {
  const client = useQueryClient();
  const isSending = useIsMutating({ mutationKey: deliveryKey }) > 0;
  const { mutate, status, error, isPaused } = useMutation({
    ...deliveryMutation(endpoint),
    onSuccess: async (_, { message }) => {
      // The second half of a double click must find neither an emptied form nor an idle one.
      await new Promise((resolve) => setTimeout(resolve, DOUBLE_CLICK_MS));
      forget(message);
    },
  });

  function send(form: HTMLFormElement) {
    const message = readMessage(form);
    saveDraft(message);
    // A second press while the first is under way adds nothing.
    if (client.isMutating({ mutationKey: deliveryKey }) > 0) return;
    const isTrapped = Boolean(new FormData(form).get(trapName));
    // Every attempt has the same id, so that a receiver can drop repeats. On plain http there is none.
    mutate({ id: crypto.randomUUID?.(), message, isTrapped });
  }

  const sendHeldForm = useEffectEvent(() => {
    const heldForm = takeHeldForm();
    if (heldForm) send(heldForm);
  });
  useEffect(() => sendHeldForm(), []);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    send(event.currentTarget);
  }

  return (
    <form id={formId} action={endpoint} method="post" onSubmit={onSubmit} className="print:hidden">
      <FormFields>
        <div aria-hidden="true" className="sr-only">
          <label>
            {trap}
            <input name={trapName} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        {/* Empty it takes no room, but stays known to screen readers, which do not announce what appears whole. */}
        <p role="status" className="text-small empty:absolute sm:col-span-2">
          {isSending && (isPaused ? texts.waiting : texts.sending)}
          {!isSending && status === "success" && texts.accepted}
          {!isSending && status === "error" && failureText(error)}
        </p>
      </FormFields>
    </form>
  );
}

/** Empties the form and its draft, unless the visitor has written on since. */
function forget(accepted: ContactMessage) {
  dropDraft(accepted);
  const form = currentForm();
  if (!form || JSON.stringify(readMessage(form)) !== JSON.stringify(accepted)) return;
  form.reset();
  announceChange(form);
}

function failureText(error: Error): string {
  return error instanceof Refusal && error.isFinal ? texts.refused : texts.failed;
}
