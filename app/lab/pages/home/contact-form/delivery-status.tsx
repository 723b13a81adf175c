import { useIsMutating, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { contactDelivery as texts } from "#app/content/lab/contact-delivery.ts";
import { notify } from "#app/ui/toaster.tsx";
import { deliveryKey, deliveryMutation, Refusal, type Submission } from "./delivery.ts";
import {
  announceChange,
  type ContactMessage,
  currentForm,
  dropDraft,
  readMessage,
  restoreDraft,
  saveDraft,
} from "./draft.ts";

interface DeliveryStatusProps {
  endpoint: string;
  /** A new object for each press of the button. */
  submission: Submission | null;
}

const DOUBLE_CLICK_MS = 500;

/** Sends what was submitted, keeps the draft, and says how it goes. */
export function DeliveryStatus({ endpoint, submission }: DeliveryStatusProps) {
  const client = useQueryClient();
  const isSending = useIsMutating({ mutationKey: deliveryKey }) > 0;
  const { mutate, status, error, isPaused } = useMutation({
    ...deliveryMutation(endpoint),
    onSuccess: async (_, { message }) => {
      // The second half of a double click must find neither an emptied form nor an idle one.
      await new Promise((resolve) => setTimeout(resolve, DOUBLE_CLICK_MS));
      forget(message);
      notify({ kind: "success", text: texts.accepted });
    },
    onError: (failure) => notify({ kind: "error", text: failureText(failure) }),
  });

  useEffect(restoreDraft, []);

  const send = useEffectEvent((next: Submission) => {
    saveDraft(next.message);
    // A second press while the first is under way adds nothing.
    if (client.isMutating({ mutationKey: deliveryKey }) === 0) mutate(next);
  });
  useEffect(() => {
    if (submission) send(submission);
  }, [submission]);

  // Empty it takes no room, but stays known to screen readers, which do not announce what appears whole.
  return (
    <p role="status" className="text-small empty:absolute sm:col-span-2">
      {isSending && (isPaused ? texts.waiting : texts.sending)}
      {!isSending && status === "success" && texts.accepted}
      {!isSending && status === "error" && failureText(error)}
    </p>
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
