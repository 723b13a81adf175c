// node messages.ts            prints what nobody has dealt with yet, one JSON object a line
// node messages.ts done ID…   marks messages as dealt with; they stay in the database
import { openStore } from "./store.ts";

const [command, ...ids] = process.argv.slice(2);
const store = openStore(process.env.DATABASE ?? "messages.db");
if (command === undefined) {
  for (const message of store.unhandled()) console.log(JSON.stringify(message));
} else if (command === "done" && ids.length > 0) {
  const unknown = ids.filter((id) => !store.markHandled(id, new Date()));
  if (unknown.length > 0) console.error(`Not found, or done already: ${unknown.join(", ")}`);
  process.exitCode = unknown.length === 0 ? 0 : 1;
} else {
  console.error("Usage: node messages.ts [done ID…]");
  process.exitCode = 1;
}
store.close();
