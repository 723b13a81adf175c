import { existsSync } from "node:fs";
import { describeError } from "./errors.ts";
import { sendMail } from "./mail.ts";
import { isEmail, isId } from "./message.ts";
import { messageText } from "./message-text.ts";
import { openStore, type StoredMessage } from "./store.ts";

const usage = `Usage: node messages.js [command]
  (none)        what nobody has dealt with yet
  all           also what is dealt with
  done ID…      mark as dealt with; they stay until they are deleted or too old
  delete ID…    delete for good
  mail ADDRESS  send each message once to this address, with the program sendmail
  --json        with none or all: one JSON object a line, for another program
Environment: MESSAGES, the folder in which they are stored (messages)`;

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
  const waitingMessages = () => store.all().filter(({ handledAt }) => handledAt === undefined);
  if (command === "waiting" && rest.length === 0) print(waitingMessages());
  else if (command === "all" && rest.length === 0) print(store.all());
  else if (command === "done" && rest.length > 0) {
    changeMessages((id) => store.mark(id, "done"), "Marked as done; it stays until it is too old");
  } else if (command === "delete" && rest.length > 0) {
    changeMessages((id) => store.remove(id), "Deleted for good");
  } else if (command === "mail" && rest.length === 1 && isEmail(rest[0] ?? "")) {
    for (const message of waitingMessages().filter(({ mailedAt }) => mailedAt === undefined)) {
      // A message that sendmail refuses must not hold up the later ones.
      try {
        sendMail(message, rest[0] ?? "");
        store.mark(message.id, "mailed");
      } catch (error) {
        complain(`Not mailed: ${message.id}, ${describeError(error)}.`);
      }
    }
  } else {
    complain(usage);
    process.exitCode = 2;
  }
}

function print(messages: readonly StoredMessage[]) {
  if (isJson) for (const message of messages) console.log(JSON.stringify(message));
  else if (messages.length === 0)
    console.log(`No message is ${command === "all" ? "here" : command}.`);
  else console.log(messages.map(messageText).join(`\n${"-".repeat(72)}\n`));
}

function changeMessages(act: (id: string) => boolean, success: string) {
  for (const id of rest) {
    if (isId(id) && act(id)) console.log(`${success}: ${id}`);
    else complain(`Not found: ${id}`);
  }
}

function complain(sentence: string) {
  console.error(sentence);
  process.exitCode = 1;
}
