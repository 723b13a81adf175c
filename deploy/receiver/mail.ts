import { spawnSync } from "node:child_process";
import { isEmail } from "./message.ts";
import { errorCode, type StoredMessage } from "./store.ts";

/** Hands a text to the machine's mail system; throws where that does not take it. */
export function sendMail(from: string, to: string, text: string): void {
  const { error, status, stderr } = spawnSync("sendmail", ["-i", "-t"], {
    input: mailOf(from, to, text),
    encoding: "utf8",
    timeout: 60_000,
  });
  if (errorCode(error) === "ENOENT") {
    throw new Error("there is no program sendmail, so set up a mail system first");
  }
  // A program that refuses may not have read its input: its own words say more than the broken pipe.
  if (status) throw new Error(`sendmail has refused a mail: ${stderr.trim() || status}`);
  if (error || status === null) throw error ?? new Error("sendmail was ended");
}

/** Base64 keeps lines short and any letter whole; of the visitor only a plain address is in the header. */
function mailOf(from: string, to: string, text: string): string {
  const body = Buffer.from(`${text}\n`).toString("base64");
  return [
    `To: ${to}`,
    ...(isEmail(from) && /^[!-~]+$/.test(from) ? [`Reply-To: ${from}`] : []),
    `Subject: Contact form, ${new Date().toUTCString()}`,
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: base64",
    "",
    body.replaceAll(/.{76}/g, "$&\n"),
    "",
  ].join("\n");
}

/** A message as somebody wants to read it, and how to mark it. */
export function messageText(message: StoredMessage, shortId: string): string {
  return [
    `Date:     ${new Date(message.receivedAt).toUTCString()}`,
    `Name:     ${message.name}`,
    `Email:    ${message.email}`,
    ...(message.company ? [`Company:  ${message.company}`] : []),
    "",
    // Indented, so that no text can pass for another message.
    ...message.message.split("\n").map((line) => `    ${line}`.trimEnd()),
    "",
    message.handledAt
      ? `Done:     ${new Date(message.handledAt).toUTCString()}`
      : `When it is dealt with: node messages.js done ${shortId}`,
  ].join("\n");
}
