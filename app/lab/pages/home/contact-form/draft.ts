import { type ContactMessage, fieldNames, isBlank, sameMessage } from "./contact-message.ts";

type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const key = "contact-draft";

/** What the visitor wrote, kept for this tab until a receiver has accepted it. */
export function createDraft(open: () => DraftStorage) {
  function read(): ContactMessage | null {
    return parse(attempt(() => open().getItem(key)) ?? null);
  }

  function keep(message: ContactMessage) {
    if (isBlank(message)) attempt(() => open().removeItem(key));
    else attempt(() => open().setItem(key, JSON.stringify(message)));
  }

  /** Lets go of an accepted message, not of what was written since. */
  function release(accepted: ContactMessage) {
    const kept = read();
    if (kept && sameMessage(kept, accepted)) attempt(() => open().removeItem(key));
  }

  return { read, keep, release };
}

export const draft = createDraft(() => sessionStorage);

/** Browsers may close the storage, or it may be full: the form itself still holds the words. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

function parse(text: string | null): ContactMessage | null {
  const value: unknown = attempt(() => JSON.parse(text ?? "null"));
  return isMessage(value) ? value : null;
}

function isMessage(value: unknown): value is ContactMessage {
  if (typeof value !== "object" || value === null) return false;
  const entries = new Map(Object.entries(value));
  return fieldNames.every((name) => typeof entries.get(name) === "string");
}
