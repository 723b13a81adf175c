import type { MutationState, UseMutationOptions } from "@tanstack/react-query";
import { contactForm } from "#app/content/lab/contact.ts";
import type { ContactMessage } from "./draft.ts";

export interface Submission {
  id?: string;
  /** The form's fields as they were typed. */
  typed: ContactMessage;
  /** The same with the service before the message, as it is sent. */
  message: ContactMessage;
  /** Only a machine fills in the hidden field: it is told that all went well, and nothing is sent. */
  isTrapped: boolean;
}

const RETRIES = 3;
const ATTEMPT_MS = 10_000;
const MAX_WAIT_MS = 30_000;

/** An answer other than success. */
class Refusal extends Error {
  /** True where the message will never be accepted as it is. */
  readonly isFinal: boolean;
  /** The milliseconds that the receiver asks to wait, or 0 if it does not say. */
  readonly wait: number;

  constructor({ status, headers }: Response) {
    super(`The receiver answered ${status}`);
    this.isFinal = status < 500 && status !== 408 && status !== 429;
    this.wait = Number(headers.get("Retry-After")) * 1000 || 0;
  }
}

export const deliveryKey = ["contact-delivery"] as const;

/** The mutation that brings one message to its receiver. */
export function deliveryMutation(endpoint: string) {
  return {
    mutationKey: deliveryKey,
    mutationFn: (submission) => deliver(endpoint, submission),
    retry: (failures, error) =>
      failures < RETRIES &&
      !(error instanceof Refusal && (error.isFinal || error.wait > MAX_WAIT_MS)),
    retryDelay: (failures, error) =>
      (error instanceof Refusal && error.wait) || 1000 * 2 ** failures,
  } satisfies UseMutationOptions<void, Error, Submission>;
}

/** The words that tell the visitor how a delivery stands. */
export function deliveryText({ status, isPaused, error }: MutationState): string {
  const { sending, waiting, accepted, refused, failed } = contactForm.delivery;
  if (status === "pending") return isPaused ? waiting : sending;
  if (status === "success") return accepted;
  return error instanceof Refusal && error.isFinal ? refused : failed;
}

async function deliver(endpoint: string, { id, message, isTrapped }: Submission): Promise<void> {
  if (isTrapped) return;
  const response = await fetch(endpoint, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify({ id, ...message }),
    credentials: "omit",
    signal: AbortSignal.timeout(ATTEMPT_MS),
  });
  if (!response.ok) throw new Refusal(response);
}
