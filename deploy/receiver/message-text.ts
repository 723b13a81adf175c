import type { StoredMessage } from "./store.ts";

/** A message as somebody wants to read it. */
export function messageText(stored: StoredMessage): string {
  const { id, name, email, company, message, receivedAt, handledAt } = stored;
  return [
    `Date:     ${new Date(receivedAt).toUTCString()}`,
    `Name:     ${name}`,
    `Email:    ${email}`,
    ...(company ? [`Company:  ${company}`] : []),
    "",
    // Indented, so that no text can pass for another message.
    ...message.split("\n").map((line) => `    ${line}`.trimEnd()),
    "",
    handledAt
      ? `Done:     ${new Date(handledAt).toUTCString()}`
      : `When it is dealt with: node messages.js done ${id}`,
  ].join("\n");
}
