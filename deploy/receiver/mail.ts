import { spawnSync } from "node:child_process";
import { errorCode } from "./errors.ts";
import { isEmail } from "./message.ts";
import { messageText } from "./message-text.ts";
import type { StoredMessage } from "./store.ts";

/** Hands one message to the machine's mail system; throws where that does not take it. */
export function sendMail(message: StoredMessage, to: string): void {
  const input = mailOf(message, to);
  const { error, status, stderr } = spawnSync("sendmail", ["-i", "-t"], {
    input,
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
function mailOf(message: StoredMessage, to: string): string {
  const isPlain = isEmail(message.email) && /^[!-~]+$/.test(message.email);
  const body = Buffer.from(`${messageText(message)}\n`).toString("base64");
  return [
    `To: ${to}`,
    ...(isPlain ? [`Reply-To: ${message.email}`] : []),
    `Subject: Contact form, ${new Date(message.receivedAt).toUTCString()}`,
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: base64",
    "",
    body.replaceAll(/.{76}/g, "$&\n"),
    "",
  ].join("\n");
}
