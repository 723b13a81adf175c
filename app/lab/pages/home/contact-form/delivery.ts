import type { UseMutationOptions } from "@tanstack/react-query";
import type { ContactMessage } from "./contact-message.ts";

export interface Submission {
  id?: string;
  message: ContactMessage;
  /** Only a machine fills in the hidden field: it is told that all went well, and nothing is sent. */
  isTrapped: boolean;
}

export interface DeliveryTiming {
  /** How long one attempt may take, in milliseconds. */
  timeout: number;
  attempts: number;
  /** The first wait between attempts; each further one is twice as long. */
  firstWait: number;
  /** A receiver that asks for more patience than this is taken as a failure. */
  longestWait: number;
  /** Spreads the visitors of a receiver that comes back: 0 to 1. */
  random: () => number;
}

const visitorTiming: DeliveryTiming = {
  timeout: 10_000,
  attempts: 4,
  firstWait: 1_000,
  longestWait: 30_000,
  random: Math.random,
};

/** An answer other than success. */
export class Refusal extends Error {
  readonly status: number;
  /** How long the receiver asks to wait, in milliseconds. */
  readonly retryAfter: number | undefined;

  constructor({ status, headers }: Response) {
    super(`The receiver answered ${status}`);
    this.status = status;
    this.retryAfter = readRetryAfter(headers.get("Retry-After"), Date.now());
  }

  get isFinal(): boolean {
    return this.status < 500 && this.status !== 408 && this.status !== 429;
  }
}

export const deliveryKey = ["contact-delivery"] as const;

/** The mutation that brings one message to its receiver. */
export function deliveryMutation(endpoint: string, timing: DeliveryTiming = visitorTiming) {
  return {
    mutationKey: deliveryKey,
    mutationFn: (submission) => deliver(endpoint, submission, timing.timeout),
    retry: (failures, error) => failures < timing.attempts - 1 && isWorthRetrying(error, timing),
    retryDelay: (failures, error) => waitAfter(failures, error, timing),
  } satisfies UseMutationOptions<void, Error, Submission>;
}

async function deliver(endpoint: string, submission: Submission, timeout: number): Promise<void> {
  const { id, message, isTrapped } = submission;
  if (isTrapped) return;
  const response = await fetch(endpoint, {
    method: "POST",
    headers: { "Content-Type": "application/json", Accept: "application/json" },
    body: JSON.stringify({ id, ...message }),
    credentials: "omit",
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) throw new Refusal(response);
}

function isWorthRetrying(error: Error, { longestWait }: DeliveryTiming): boolean {
  if (!(error instanceof Refusal)) return true;
  return !error.isFinal && (error.retryAfter ?? 0) <= longestWait;
}

export function waitAfter(failures: number, error: Error, timing: DeliveryTiming): number {
  if (error instanceof Refusal && error.retryAfter !== undefined) return error.retryAfter;
  const wait = Math.min(timing.firstWait * 2 ** failures, timing.longestWait);
  return wait * (0.5 + timing.random() / 2);
}

/** The header holds seconds or a date. */
export function readRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const wait = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}
