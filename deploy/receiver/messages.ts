import { existsSync } from "node:fs";
import { openStore } from "./store.ts";

const usage = `Usage: node messages.js [command]
  (none)      what nobody has dealt with yet, one JSON object a line
  export      all of them, also those that are dealt with
  done ID…    mark as dealt with; they stay until they are deleted or too old
  delete ID…  delete for good
Environment: MESSAGES, the folder in which they are stored (messages)`;

const [command = "list", ...ids] = process.argv.slice(2);
const folder = process.env.MESSAGES ?? "messages";
if (command !== "--help" && !existsSync(folder)) {
  console.error(`There is no folder ${folder}: set MESSAGES to the one of the receiver.`);
  process.exit(1);
}
const commands: Readonly<Record<string, (id: string) => boolean>> = {
  done: (id) => openStore(folder).markHandled(id, new Date()),
  delete: (id) => openStore(folder).remove(id),
};
const act = commands[command];

if (command === "list" || command === "export") {
  const shown = openStore(folder)
    .all()
    .filter(({ handledAt }) => command === "export" || handledAt === undefined);
  for (const message of shown) console.log(JSON.stringify(message));
} else if (act && ids.length > 0) {
  const unknown = ids.filter((id) => !/^[\w-]+$/.test(id) || !act(id));
  if (unknown.length > 0) {
    const reason = command === "done" ? "Not found, or done already" : "Not found";
    console.error(`${reason}: ${unknown.join(", ")}`);
  }
  process.exitCode = unknown.length === 0 ? 0 : 1;
} else {
  console.log(usage);
  process.exitCode = command === "--help" ? 0 : 1;
}
