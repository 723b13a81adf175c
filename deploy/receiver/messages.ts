import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { isEmail } from "./message.ts";
import { describeError, errorCode, openStore, type StoredMessage } from "./store.ts";

const usage = `Usage: node messages.js [command]
  (none)        what nobody has dealt with yet
  all           also what is dealt with
  done ID…      mark as dealt with; they stay until they are deleted or too old
  delete ID…    delete for good; of an ID its first letters are enough, if no other begins with them
  mail ADDRESS  send each message once to this address, with the program sendmail
  --json        with none or all: one JSON object a line, for another program
Environment: MESSAGES, the folder in which they are stored (messages)`;

const SHORT_ID_LENGTH = 8;
const words = process.argv.slice(2);
const isJson = words.includes("--json");
const [command = "waiting", ...rest] = words.filter((word) => word !== "--json");
const folder = process.env.MESSAGES ?? "messages";

try {
  if (command === "--help") console.log(usage);
  else if (!existsSync(folder)) {
    complain(`There is no folder ${folder}: set MESSAGES to the one of the receiver.`);
  } else run();
} catch (error) {
  complain(`Cannot go on in ${folder}: ${describeError(error)}.`);
}

function run() {
  // Mail is sent every few minutes: what cannot be read is named where somebody looks.
  const store = openStore(folder, command === "mail" ? () => {} : complain);
  const messages = store.all();
  const waiting = messages.filter(({ handledAt }) => handledAt === undefined);
  /** The ids that begin so, or the one that is written out. */
  const idsLike = (word: string) => {
    const ids = messages.map(({ id }) => id).filter((id) => id.startsWith(word));
    return ids.includes(word) ? [word] : ids;
  };
  const textOf = (message: StoredMessage) => {
    const start = message.id.slice(0, SHORT_ID_LENGTH);
    return messageText(message, idsLike(start).length === 1 ? start : message.id);
  };
  const print = (listed: readonly StoredMessage[]) => {
    if (isJson) for (const message of listed) console.log(JSON.stringify(message));
    else if (listed.length === 0) console.log("No message.");
    else console.log(listed.map(textOf).join(`\n${"-".repeat(72)}\n`));
  };
  const change = (act: (id: string) => boolean, success: string) => {
    for (const word of rest) {
      const [id = "", ...others] = idsLike(word);
      if (others.length > 0) complain(`${others.length + 1} messages begin so: ${word}`);
      else if (id && act(id)) console.log(`${success}: ${id}`);
      else complain(`Not found, or done already: ${word}`);
    }
  };
  // Marked first: runs that overlap send it once, and on a full disk nothing is sent again and again.
  const mail = (message: StoredMessage, to: string) => {
    try {
      if (store.mark(message.id, "mailed")) sendMail(message.email, to, textOf(message));
    } catch (error) {
      complain(`Not mailed: ${message.id}, ${describeError(error)}.`);
      store.unmark(message.id, "mailed");
    }
  };

  const [first = ""] = rest;
  if (command === "waiting" && !first) print(waiting);
  else if (command === "all" && !first) print(messages);
  else if (command === "done" && first) change((id) => store.mark(id, "done"), "Marked as done");
  else if (command === "delete" && first) change(store.remove, "Deleted for good");
  else if (command === "mail" && rest.length === 1 && isEmail(first)) {
    for (const message of waiting) if (message.mailedAt === undefined) mail(message, first);
  } else {
    complain(usage);
    process.exitCode = 2;
  }
}

function complain(sentence: string) {
  console.error(sentence);
  process.exitCode = 1;
}

/** Hands a text to the machine's mail system; throws where that does not take it. */
function sendMail(from: string, to: string, text: string): void {
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
function messageText(message: StoredMessage, shortId: string): string {
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
